import { ask, done, drawLot, faceOf, type Flow, question, rules } from '@arenarium/engine';
import { cardOf, colourOf, discipleFaces } from '../cards/printed.ts';
import { type Colour, colours } from '../cards/words.ts';
import { logOf } from '../happenings.ts';
import { at, type P, pileAt } from '../table.ts';

/** KB-14.1 */
const kindsOf = (colour: Colour): number => (colour === 'red' ? 6 : 3);

interface Kinds {
  /** The Warriors still in the choice, and the Disciples already chosen, as faces. */
  readonly warriors: readonly number[];
  readonly disciples: readonly number[];
}
export interface KindOption {
  readonly do: 'leaveOut' | 'useDisciple';
  readonly face: number;
}
/** KB-14.1: which kind of Warrior stays in the box. */
export const whichLeftOut = question('kamigami/leaveOut', {
  rule: 'KB-14.1',
  options: (_: P, { kinds }: { readonly kinds: readonly number[] }): readonly KindOption[] =>
    kinds.map((face) => ({ do: 'leaveOut', face })),
});
/** KB-14.2: which Disciple of a level is used. */
export const whichDisciple = question('kamigami/disciple', {
  rule: 'KB-14.2',
  options: (_: P, { kinds }: { readonly kinds: readonly number[] }): readonly KindOption[] =>
    kinds.map((face) => ({ do: 'useDisciple', face })),
});

export const combining = rules('kamigami/combining', {
  /** KB-14.1: kinds are left out until each colour has its number, by lot or by choice of the first seat. */
  chooseKinds(p: P, { warriors, disciples, how }: Kinds & { readonly how: string }): Flow {
    const colour = colours.find((c) => warriorsOf(warriors, c).length > kindsOf(c));
    if (colour === undefined) return combining.chooseDisciples(p, { warriors, disciples, how });
    const kinds = warriorsOf(warriors, colour);
    if (how === 'chosen') return ask(0, whichLeftOut, { kinds }).then(combining.leftOut, { warriors, disciples, how });
    return combining.leftOut(
      p,
      { warriors, disciples, how },
      { do: 'leaveOut', face: at(kinds, drawLot(p, kinds.length)) },
    );
  },
  /** KB-14.1: this kind stays in the box. */
  leftOut(p: P, { warriors, disciples, how }: Kinds & { readonly how: string }, { face }: KindOption): Flow {
    logOf(p)?.push({ did: 'leftOut', seat: 0, face });
    return combining.chooseKinds(p, { warriors: warriors.filter((kind) => kind !== face), disciples, how });
  },

  /** KB-14.2: one Disciple of each level. */
  chooseDisciples(p: P, { warriors, disciples, how }: Kinds & { readonly how: string }): Flow {
    const present = discipleFaces.filter((face) => p.table.box.some((card) => faceOf(p, card) === face));
    const kinds = present.filter((face) => levelOf(face) === disciples.length + 1);
    if (kinds.length === 0) return combining.takeOut(p, { warriors, disciples });
    if (how === 'chosen')
      return ask(0, whichDisciple, { kinds }).then(combining.usesDisciple, { warriors, disciples, how });
    const face = kinds.length === 1 ? at(kinds, 0) : at(kinds, drawLot(p, kinds.length));
    return combining.usesDisciple(p, { warriors, disciples, how }, { do: 'useDisciple', face });
  },
  /** KB-14.2: this Disciple is used. */
  usesDisciple(p: P, { warriors, disciples, how }: Kinds & { readonly how: string }, { face }: KindOption): Flow {
    if (how !== 'nine-realms') logOf(p)?.push({ did: 'usesDisciple', seat: 0, face });
    return combining.chooseDisciples(p, { warriors, disciples: [...disciples, face], how });
  },
  /** KB-14.1, KB-14.2: what is used leaves the box. */
  takeOut(p: P, { warriors, disciples }: Kinds): Flow {
    const t = p.table;
    const box: number[] = [];
    const places = new Map<number, number[]>(warriors.map((face) => [face, t.warriorDeck]));
    disciples.forEach((face, level) => places.set(face, pileAt(t.piles, level)));
    for (const card of t.box) (places.get(faceOf(p, card)) ?? box).push(card);
    t.box = box;
    return done();
  },
});

const warriorsOf = (kinds: readonly number[], colour: Colour): number[] =>
  kinds.filter((face) => at(colourOf, face) === 1 << colours.indexOf(colour));
const levelOf = (face: number): number => {
  const card = cardOf(face);
  return card.type === 'disciple' ? card.level : 0;
};
