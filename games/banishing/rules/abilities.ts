import {
  ask,
  at,
  inOrder,
  message,
  question,
  reveal,
  rules,
  seatNamed,
  step,
  takeOpenly,
  type Flow,
  type Frame,
  type Message,
  type Seat,
  type Why,
} from '@arenarium/engine';
import { characters, sharedAbilities } from '../cards/index.ts';
import { abilityId, faceName } from '../cards/names.ts';
import { effects, isForThatPlayer } from '../cards/effects.ts';
import { banishing } from './banishing.ts';
import { countIn, countOfColour, mostAlike, tally, type Tally } from '../cards/printed.ts';
import { hand } from './hand.ts';
import { logOf } from '../happenings.ts';
import { spend } from './items.ts';
import { stamina } from './wounds.ts';
import { PASS, REST, SWAP, TRADES, USES, type AbilityOption, type SetOption } from './options.ts';
import { activePlayer, NONE, playerAt, type P, type Player } from '../table.ts';
import { colours, type Ability, type Character, type Effect, type SharedAbility } from '../cards/words.ts';

/** A sheet compiled once: for each ability what it needs, and its sentences as steps. */
interface Compiled {
  readonly id: string;
  /** TB-5.4: how many cards of the set the ability itself sends elsewhere. */
  readonly keeps: number;
  readonly carryOut: readonly Frame[];
}
const compiled = (character: Character, ability: Ability): Compiled => ({
  id: abilityId(character, ability),
  keeps: ability.effects.reduce(
    (sum, effect) => sum + (effect.do === 'banish' && effect.from === 'set' ? effect.n : 0),
    0,
  ),
  carryOut: sentences(ability.effects),
});
/** A sentence for one player takes along what the ability goes on to do for "that player" (TB-R20). */
const sentences = (all: readonly Effect[]): readonly Frame[] =>
  all.map((effect, i) => step(effects.carryOut, { effect, rest: all.slice(i + 1).filter(isForThatPlayer) }));

const sheets: readonly (readonly Compiled[])[] = characters.map((character) =>
  character.abilities.map((ability) => compiled(character, ability)),
);
const abilityOf = (player: Player, ability: number): Compiled => at(at(sheets, player.character), ability);

/** The sentences of an ability of a player's sheet. */
export const effectsOf = (player: Player, ability: number): readonly Effect[] =>
  characters[player.character]?.abilities[ability]?.effects ?? [];

/** TB-6.1: the same for everybody, and for the back of every sheet. */
const shared = Object.fromEntries(
  sharedAbilities.map(({ id, effects: all }) => [id, inOrder(...sentences(all))]),
) as Readonly<Record<SharedAbility['id'], Flow>>;

/** One way to make up a set, and how many cards of each symbol it needs. */
interface Candidate {
  readonly option: SetOption;
  readonly squares: number;
  readonly triangles: number;
  readonly circles: number;
}
function candidate(faces: readonly number[], wand: boolean): Candidate {
  const needed = (symbol: number) => faces.filter((face) => face % 3 === symbol).length;
  return { option: { do: 'set', faces, wand }, squares: needed(0), triangles: needed(1), circles: needed(2) };
}
/** TB-5.2, TB-5.3: every set of a colour; those of one symbol alone serve both levels. A Wand takes the third place. */
function candidatesOf(colour: number, level: 1 | 2): readonly Candidate[] {
  const faces = [3 * colour, 3 * colour + 1, 3 * colour + 2];
  const pairs = faces.flatMap((a) => faces.filter((b) => b >= a && (level === 1 || b === a)).map((b) => [a, b]));
  const triples = pairs.flatMap((pair) =>
    faces.filter((c) => c >= at(pair, 1) && (level === 1 || c === pair[0])).map((c) => [...pair, c]),
  );
  return [...triples.map((faces3) => candidate(faces3, false)), ...pairs.map((faces2) => candidate(faces2, true))];
}
const candidates: readonly (readonly Candidate[])[] = colours.flatMap((_, colour) => [
  candidatesOf(colour, 1),
  candidatesOf(colour, 2),
]);

/** What will you do with your turn? Which unique abilities can be used depends on the hand. */
const whichAbility = question('banishing/ability', {
  rule: 'TB-5.1',
  secret: true,
  options(p: P, _: object, seat, why): readonly AbilityOption[] {
    const options: AbilityOption[] = [];
    addUnique(p, seat, { options, why });
    options.push(SWAP);
    addTrades(p, seat, { options, why });
    if (playerAt(p.table, seat).wounds.length > 0) options.push(REST);
    else why?.(REST, 'TB-6.4', message('why.noWounds'));
    options.push(PASS);
    return options;
  },
});

interface Listing {
  readonly options: AbilityOption[];
  readonly why: Why<AbilityOption> | undefined;
}

function addUnique(p: P, seat: Seat, { options, why }: Listing): void {
  const player = playerAt(p.table, seat);
  if (player.exhausted) {
    const { damage } = player;
    const because = message('why.exhausted', { damage, stamina: stamina(p.table, player) });
    for (const use of why === undefined ? [] : USES) why?.(use, 'TB-7.2', because);
    return;
  }
  const counts = tally(p, player.hand);
  // TB-11.6: a Wand is one card of any set.
  const needed = player.wand === NONE ? 3 : 2;
  for (let colour = 0; colour < colours.length; colour++) {
    const together = at(USES, 2 * colour);
    if (countOfColour(counts, colour) >= needed) options.push(together);
    else why?.(together, 'TB-5.2', whyNoSet(1, { colour, held: countOfColour(counts, colour), needed }));
    const alike = at(USES, 2 * colour + 1);
    if (mostAlike(counts, colour) >= needed) options.push(alike);
    else why?.(alike, 'TB-5.3', whyNoSet(2, { colour, held: mostAlike(counts, colour), needed }));
  }
}

/** "You need 3 red cards and hold 1." With a Wand two are enough. */
const whyNoSet = (level: 1 | 2, { colour, held, needed }: { colour: number; held: number; needed: number }): Message =>
  message(`why.noSet.${level}`, { colour: message(`colour.${colours[colour]}`), held, needed });

/** TB-R10: both need a card; how many cards somebody holds is for all to see. */
function addTrades(p: P, seat: Seat, { options, why }: Listing): void {
  const { players } = p.table;
  const empty = playerAt(p.table, seat).hand.length === 0;
  for (let i = 1; i < players.length; i++) {
    const other = (seat + i) % players.length;
    const trade = at(TRADES, other);
    if (!empty && playerAt(p.table, other).hand.length > 0) options.push(trade);
    else why?.(trade, 'TB-R10', message('why.noCard', { seat: seatNamed(empty ? seat : other) }));
  }
}

/** Which card of a set is missing, how many of it there would have to be, and how many there are. */
function whyNotHeld(counts: Tally, { faces }: SetOption): Message {
  const needed = (face: number): number => faces.filter((other) => other === face).length;
  const face = faces.find((each) => countIn(counts, each) < needed(each)) ?? 0;
  return message('why.notHeld', { card: faceName(face), needed: needed(face), held: countIn(counts, face) });
}

const whichSet = question('banishing/set', {
  rule: 'TB-R21',
  secret: true,
  options(p: P, { ability }: { ability: number }, seat, why): readonly SetOption[] {
    const player = playerAt(p.table, seat);
    const counts = tally(p, player.hand);
    const first = 3 * (ability >> 1);
    const squares = countIn(counts, first);
    const triangles = countIn(counts, first + 1);
    const circles = countIn(counts, first + 2);
    const options: SetOption[] = [];
    for (const set of at(candidates, ability)) {
      const isHeld = squares >= set.squares && triangles >= set.triangles && circles >= set.circles;
      if (set.option.wand && player.wand === NONE) why?.(set.option, 'TB-11.6', message('why.noWand'));
      else if (isHeld) options.push(set.option);
      else why?.(set.option, 'TB-R21', whyNotHeld(counts, set.option));
    }
    return options;
  },
});

export const abilities = rules('banishing/abilities', {
  /** TB-5.1: one ability, unique or shared, or none. */
  mayUse(p: P): Flow {
    return ask(p.table.active, whichAbility, {}).then(abilities.use, {});
  },
  /** TB-5.1, TB-6.1. */
  use(p: P, _: object, chosen: AbilityOption): Flow {
    const seat = p.table.active;
    switch (chosen.do) {
      case 'use':
        return ask(seat, whichSet, { ability: chosen.ability }).then(abilities.play, { ability: chosen.ability });
      case 'trade':
        logOf(p)?.push({ did: 'used', seat, ability: 'trade', cards: [] });
        return hand.trade(p, { other: chosen.seat });
      case 'swap':
      case 'rest':
      case 'pass':
        logOf(p)?.push({ did: 'used', seat, ability: chosen.do, cards: [] });
        return shared[chosen.do];
    }
  },
  /** TB-5.4: the set is played openly, then the sentences follow in order. */
  play(p: P, { ability }: { ability: number }, { faces, wand }: SetOption): Flow {
    const t = p.table;
    const player = activePlayer(t);
    const sheet = abilityOf(player, ability);
    const set = takeOpenly(p, player.hand, { seat: t.active, faces });
    for (const id of set) reveal(p, id);
    t.set = set;
    logOf(p)?.push({
      did: 'used',
      seat: t.active,
      ability: sheet.id,
      cards: wand ? [...set, player.wand] : set.slice(),
    });
    if (wand) spend(p, player, 'wand');
    return inOrder(step(banishing.setApart, { left: sheet.keeps, kept: 0 }), ...sheet.carryOut);
  },
});
