/** Regroup and Scroll of Wisdom: what one player does for the team. */
import { ask, done, faceOf, type Flow, question, reveal, rules, type Seat, pluck } from '@arenarium/engine';
import { logOf } from '../happenings.ts';
import { heroOf, type P, type Team, teamOf, teamSize } from '../table.ts';
import { draw, takeFromDeck } from './hand.ts';
import { gainMana } from './mana.ts';
import { CARDS, type HandOption, MANA, type ShareOption, type WisdomOption } from './options.ts';

/** HB-4.6: which of the cards turned up goes to whom? Equal cards are one choice. */
export const whichRegrouped = question('basicverse/regroup', {
  rule: 'HB-4.6',
  options(p: P, { to }: { readonly to: Seat }): readonly HandOption[] {
    const { shown } = p.table;
    return shown
      .filter((card, i) => !shown.slice(0, i).some((other) => faceOf(p, other) === faceOf(p, card)))
      .map((card) => ({ do: 'hand', card, to }));
  },
});

/** HB-4.15: Mana or cards? */
export const whichWisdom = question('basicverse/wisdom', {
  rule: 'HB-4.15',
  options: (_: P): readonly WisdomOption[] => [MANA, CARDS],
});
/** HB-4.15: who of the team draws? Every way to share the cards out. */
export const whichShare = question('basicverse/share', {
  rule: 'HB-4.15',
  options: (p: P, { cards }: { readonly cards: number }, seat): readonly ShareOption[] =>
    waysToShare(p.table.players, teamOf(seat), cards),
});
/** More than are ever shared out. */
const MANY = 64;
const ways: (readonly ShareOption[])[] = [];
/** The same for every team of a size: listed when they are first asked for, and kept. */
function waysToShare(players: number, team: Team, cards: number): readonly ShareOption[] {
  return (ways[(2 * players + team) * MANY + cards] ??= shared(seatsOf(players, team), cards).map((seats) => ({
    do: 'share',
    seats,
  })));
}
const seatsOf = (players: number, team: Team): readonly Seat[] =>
  Array.from({ length: players }, (_, seat) => seat).filter((seat) => teamOf(seat) === team);
/** All ways to give so many cards to these, each once. */
const shared = (team: readonly Seat[], cards: number): readonly (readonly Seat[])[] =>
  cards === 0 ? [[]] : team.flatMap((seat, i) => shared(team.slice(i), cards - 1).map((others) => [seat, ...others]));

export const sharing = rules('basicverse/sharing', {
  /** HB-4.6, HB-R2: one card for everybody in the team. */
  regroup(p: P, { seat }: { readonly seat: Seat }): Flow {
    const t = p.table;
    for (let i = 0; i < teamSize(t); i++) {
      const card = takeFromDeck(p);
      if (card < 0) break;
      reveal(p, card);
      t.shown.push(card);
    }
    logOf(p)?.push({ did: 'turnedUp', seat, cards: t.shown.slice() });
    return sharing.handOut(p, { seat, mate: 0 });
  },
  /** HB-4.6: you first, then your allies in turn order. */
  handOut(p: P, { seat, mate }: { readonly seat: Seat; readonly mate: number }): Flow {
    const t = p.table;
    if (t.shown.length === 0) return done();
    const to = (seat + 2 * mate) % t.players;
    return ask(seat, whichRegrouped, { to }).then(sharing.handed, { seat, mate });
  },
  /** HB-4.6: a card turned up goes to a hand. */
  handed(p: P, { seat, mate }: { readonly seat: Seat; readonly mate: number }, { card, to }: HandOption): Flow {
    const { shown } = p.table;
    pluck(shown, card);
    heroOf(p.table, to).hand.push(card);
    logOf(p)?.push({ did: 'received', seat: to, cards: [card] });
    return sharing.handOut(p, { seat, mate: mate + 1 });
  },
  /** HB-4.15, HB-R2: Mana as many as the team has players, or cards to share out. */
  wisdom(_: P, { seat, cards }: { readonly seat: Seat; readonly cards: number }): Flow {
    return ask(seat, whichWisdom, {}).then(sharing.wise, { seat, cards });
  },
  /** HB-4.15: Mana, or cards. */
  wise(p: P, { seat, cards }: { readonly seat: Seat; readonly cards: number }, { do: chosen }: WisdomOption): Flow {
    if (chosen === 'cards') return ask(seat, whichShare, { cards }).then(sharing.shared, {});
    gainMana(p, teamOf(seat), teamSize(p.table));
    return done();
  },
  /** HB-4.15: each draws as agreed. */
  shared(p: P, _: object, { seats }: ShareOption): Flow {
    for (const mate of new Set(seats)) draw(p, mate, seats.filter((seat) => seat === mate).length);
    return done();
  },
});
