import { faceOf, imagine, seeded } from '@arenarium/engine';
import { fares, scenario } from './arrange.ts';

const casual = { from: 'draft', seats: 2, settings: { draft: 'casual', box: 'core' } } as const;
const free = { from: 'draft', seats: 2, settings: { draft: 'free' } } as const;
const competitive = { from: 'draft', seats: 2, settings: { draft: 'competitive' } } as const;
/** Faces 0 … 17: the cards of Dugrun, Gold’arr and Gwaien; the last lies on top. */
const inOrder = Array.from({ length: 18 }, (_, face) => face);

export const setUp = [
  scenario('SFB-2.1 whom the lot makes first player chooses a deployment area', casual)
    .dice(2)
    .offers('Bob', 'the upper edge', 'the lower edge')
    .does('Bob', 'the lower edge')
    .then((t) => ({ 'Bob is first': [t.order, [1, 0]], 'Ann has the other area': [t.home, [0, 1]] }))
    .asks('Ann', 'brawl/draft'),

  scenario('SFB-4.2 the second player drafts first, one Champion at a time, from one pool', casual)
    .dice(1)
    .does('Ann', 'the upper edge')
    .offers('Bob', 'Dugrun', 'Gold’arr', 'Gwaien', 'Kilgore', 'Tzu Xiao', 'Deryn')
    .does('Bob', 'Dugrun')
    .refuses('Ann', 'Dugrun', 'SFB-4.2')
    .does('Ann', 'Gwaien')
    .does('Bob', 'Kilgore')
    .does('Ann', 'Deryn')
    .offers('Bob', 'Gold’arr', 'Tzu Xiao')
    .does('Bob', 'Tzu Xiao')
    .then((t) => ({
      'Ann took the last': [
        t.picks,
        [
          [2, 5, 1],
          [0, 3, 4],
        ],
      ],
    }))
    .asks('Ann', 'brawl/layFirst'),

  scenario('SFB-4.1 SFB-R13 SFB-R14 with free choice both name Champions at the same time, even the same one', free)
    .dice(1)
    .does('Ann', 'the upper edge')
    .asks(['Ann', 'Bob'], 'brawl/take')
    .does('Bob', ['Taze', 'Gwaien', 'Rath'])
    .asks('Ann', 'brawl/take')
    .does('Ann', ['Gwaien', 'Dugrun', 'Gold’arr'])
    .then((t) => ({
      'both have Gwaien': [
        t.picks,
        [
          [0, 1, 2],
          [2, 6, 11],
        ],
      ],
    }))
    .asks('Ann', 'brawl/layFirst'),

  scenario(
    'SFB-4.3 SFB-4.4 in a competitive draft one Champion of five is barred, and three are chosen in turn',
    competitive,
  )
    .dice(1)
    .does('Ann', 'the upper edge')
    .does('Ann', ['Dugrun', 'Gold’arr', 'Gwaien', 'Kilgore', 'Tzu Xiao'])
    .does('Bob', ['Gwaien', 'Kilgore', 'Deryn', 'Loralei', 'Taze'])
    .offers('Ann', 'Gwaien', 'Kilgore', 'Deryn', 'Loralei', 'Taze')
    .refuses('Ann', 'Dugrun', 'SFB-4.3')
    .does('Ann', 'Loralei')
    .does('Bob', 'Dugrun')
    .offers('Ann', 'Gold’arr', 'Gwaien', 'Kilgore', 'Tzu Xiao')
    .does('Ann', 'Kilgore')
    .offers('Bob', 'Gwaien', 'Kilgore', 'Deryn', 'Taze')
    .refuses('Bob', 'Loralei', 'SFB-4.3')
    .does('Bob', 'Taze')
    .does('Ann', 'Gwaien')
    .does('Bob', 'Kilgore')
    .does('Ann', 'Tzu Xiao')
    .does('Bob', 'Deryn')
    .then((t) => ({
      'three each': [
        t.picks,
        [
          [3, 2, 4],
          [11, 3, 5],
        ],
      ],
    }))
    .asks('Ann', 'brawl/layFirst'),

  scenario('SFB-R31 a barred Champion is chosen by neither, though both brought it', competitive)
    .dice(1)
    .does('Ann', 'the upper edge')
    .does('Ann', ['Dugrun', 'Gold’arr', 'Gwaien', 'Kilgore', 'Tzu Xiao'])
    .does('Bob', ['Gwaien', 'Kilgore', 'Deryn', 'Loralei', 'Taze'])
    .does('Ann', 'Gwaien')
    .does('Bob', 'Kilgore')
    .refuses('Ann', 'Gwaien', 'SFB-4.3')
    .offers('Ann', 'Dugrun', 'Gold’arr', 'Tzu Xiao')
    .does('Ann', 'Dugrun')
    .refuses('Bob', 'Kilgore', 'SFB-4.3')
    .offers('Bob', 'Deryn', 'Loralei', 'Taze'),

  scenario('SFB-2.2 SFB-2.3 SFB-2.4 SFB-2.5 SFB-2.6 SFB-2.7 SFB-R1 SFB-R15 from the draft to the first turn', free)
    .dice(1)
    .shuffle(...inOrder)
    .does('Ann', 'the upper edge')
    .does('Ann', ['Dugrun', 'Gold’arr', 'Gwaien'])
    .does('Bob', ['Kilgore', 'Tzu Xiao', 'Deryn'])
    .then((t) => ({
      'six cards for each Champion': [t.players.map(({ deck }) => deck.length), [18, 18]],
      'everybody at the Gate': [t.champions.map(({ at }) => at), [-1, -1, -1, -1, -1, -1]],
      'all Cores ready': [t.players.map(({ cores }) => cores), [7, 7]],
      'one Challenge, where it cannot be scored': [t.track.map((id) => id >= 0), [true, false, false, false]],
    }))
    .does('Ann', ['a trap on f4', 'a trap on b4'])
    .offers('Bob', 'a trap on b2', 'a trap on b6', 'a trap on f2', 'a trap on f6')
    .does('Bob', ['a trap on b2', 'a trap on f6'])
    .does('Ann', ['Arcane Shield'])
    .then((_, p) => ({
      'Bob saw the Shield go back: he imagines it in no hand': [
        Array.from({ length: 20 }, (__, i) => imagine(p, 1, seeded(String(i)))).flatMap((world) =>
          (world.table.players[0]?.hand ?? []).filter((id) => faceOf(world, id) === 16),
        ),
        [],
      ],
    }))
    .then((t, p) => ({
      'Fireball came instead': [t.players[0]?.hand.map((id) => faceOf(p, id)), [17, 15, 14, 13, 12]],
      'and the Shield is back in the deck': [t.players[0]?.deck.length, 13],
    }))
    .does('Bob', [])
    .offers('Ann', 'to a1', 'to a2', 'to a3', 'to a4', 'to a5', 'to a6')
    .does('Ann', 'to a3')
    .does('Ann', 'to a4')
    .does('Ann', 'to a1')
    .offers('Bob', 'to g1', 'to g2', 'to g3', 'to g4', 'to g5', 'to g6')
    .does('Bob', 'to g1')
    .does('Bob', 'to g2')
    .does('Bob', 'to g3')
    .then((t) => ({ 'they stand': [['Dugrun', 'Gwaien', 'Deryn'].map((name) => fares(t, name)), ['a3', 'a1', 'g3']] }))
    .asks('Ann', 'brawl/act'),
];
