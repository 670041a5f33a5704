import { ask, done, faceOf, type Flow, question, reveal, rules, type Seat } from '@arenarium/engine';
import { logOf } from '../happenings.ts';
import { heroOf, type P, teamOf, teamSize } from '../table.ts';
import { draw, takeTop } from './hand.ts';
import { gainMana } from './mana.ts';
import { CARDS, type HandOption, MANA, type ShareOption, shareOption, type WisdomOption } from './options.ts';

/** Regroup and Scroll of Wisdom: what one player does for the team. */
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
/** HB-4.15: who of the team draws? Shares are named in ascending seats. */
export const whichShare = question('basicverse/share', {
  rule: 'HB-4.15',
  options(p: P, { least }: { readonly least: Seat }, seat): readonly ShareOption[] {
    const options: ShareOption[] = [];
    for (let mate = teamOf(seat) as Seat; mate < p.table.players; mate += 2)
      if (mate >= least) options.push(shareOption(mate));
    return options;
  },
});

export const sharing = rules('basicverse/sharing', {
  /** HB-4.6, HB-R2: one card for everybody in the team. */
  regroup(p: P, { seat }: { readonly seat: Seat }): Flow {
    const t = p.table;
    for (let i = 0; i < teamSize(t); i++) {
      const card = takeTop(p);
      if (card < 0) break;
      reveal(p, card);
      t.shown.push(card);
    }
    logOf(p)?.push({ did: 'turnedUp', seat, cards: t.shown.slice() });
    return sharing.handOut(p, { seat, mate: 0 });
  },
  /** You first, then your allies in turn order. */
  handOut(p: P, { seat, mate }: { readonly seat: Seat; readonly mate: number }): Flow {
    const t = p.table;
    if (t.shown.length === 0) return done();
    const to = (seat + 2 * mate) % t.players;
    return ask(seat, whichRegrouped, { to }).then(sharing.handed, { seat, mate });
  },
  handed(p: P, { seat, mate }: { readonly seat: Seat; readonly mate: number }, { card, to }: HandOption): Flow {
    const { shown } = p.table;
    shown.splice(shown.indexOf(card), 1);
    heroOf(p.table, to).hand.push(card);
    logOf(p)?.push({ did: 'received', seat: to, cards: [card] });
    return sharing.handOut(p, { seat, mate: mate + 1 });
  },
  /** HB-4.15, HB-R2: Mana as many as the team has players, or cards to share out. */
  wisdom(_: P, { seat, cards }: { readonly seat: Seat; readonly cards: number }): Flow {
    return ask(seat, whichWisdom, {}).then(sharing.wise, { seat, cards });
  },
  wise(p: P, { seat, cards }: { readonly seat: Seat; readonly cards: number }, { do: chosen }: WisdomOption): Flow {
    if (chosen === 'cards') return sharing.share(p, { seat, left: cards, least: 0 });
    gainMana(p, teamOf(seat), teamSize(p.table));
    return done();
  },
  share(_: P, { seat, left, least }: { readonly seat: Seat; readonly left: number; readonly least: Seat }): Flow {
    return ask(seat, whichShare, { least }).then(sharing.shared, { seat, left });
  },
  shared(p: P, { seat, left }: { readonly seat: Seat; readonly left: number }, { seat: mate }: ShareOption): Flow {
    draw(p, mate, 1);
    return left > 1 ? sharing.share(p, { seat, left: left - 1, least: mate }) : done();
  },
});
