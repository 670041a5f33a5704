/** Scrolls: one a turn, in the slot of the Hero, and Stonewall against them. */
import { ask, done, faceOf, message, question, reveal, rules, type Flow, type Seat, type Why } from '@arenarium/engine';
import { differentCards, draw, takeFromHand } from './hand.ts';
import { logOf } from './happenings.ts';
import { gainMana } from './mana.ts';
import { CARDS, MANA, PASS, playOption, shareOption, type React, type Share, type Wisdom } from './options.ts';
import { STONEWALL, usesOf } from './printed.ts';
import { heroMessage, playFromHand } from './reactions.ts';
import { resolving } from './resolving.ts';
import { areEnemies, fighterOf, isAlive, teamOf, teamSize, type P } from './table.ts';

interface Reading {
  readonly seat: Seat;
  readonly card: number;
  readonly as: number;
}

/** HB-4.11: Stonewall stops an enemy's Scroll from anywhere. */
export const scrollQuestion = question('basicverse/answerScroll', {
  rule: 'HB-4.11',
  secret: true,
  options(p: P, _: { readonly reader: Seat; readonly as: number }, seat, why?: Why<React>): readonly React[] {
    const { hero, hand } = fighterOf(p.table, seat);
    const options: React[] = [];
    for (const card of differentCards(p, hand)) {
      for (const as of usesOf(hero, faceOf(p, card))) {
        if (as === STONEWALL) options.push(playOption(card, as));
        else why?.(playOption(card, as), 'HB-11.1', message('why.noReaction'));
      }
    }
    options.push(PASS);
    return options;
  },
  prompt: (p: P, { reader, as }) =>
    message('ask.basicverse/answerScroll', { who: heroMessage(p.table, reader), card: message('card', { face: as }) }),
});

/** HB-4.15: Mana or cards? */
export const wisdomQuestion = question('basicverse/wisdom', {
  rule: 'HB-4.15',
  options: (_: P): readonly Wisdom[] => [MANA, CARDS],
});
/** HB-4.15: who of the team draws? Shares are named in ascending seats. */
export const shareQuestion = question('basicverse/share', {
  rule: 'HB-4.15',
  options(p: P, { least }: { readonly least: Seat }, seat): readonly Share[] {
    const options: Share[] = [];
    for (let mate = teamOf(seat) as Seat; mate < p.table.players; mate += 2)
      if (mate >= least) options.push(shareOption(mate));
    return options;
  },
});

export const scrolls = rules('basicverse/scrolls', {
  /** HB-4.16: the Scroll is laid in the slot; enemies may stop it. */
  read(p: P, { seat, card, as }: Reading): Flow {
    takeFromHand(p, seat, card);
    reveal(p, card);
    fighterOf(p.table, seat).slot = card;
    logOf(p)?.push({ did: 'played', seat, as, cards: [card] });
    return scrolls.round(p, { seat, card, as, asked: 1 });
  },
  round(p: P, { seat, card, as, asked }: Reading & { readonly asked: number }): Flow {
    const t = p.table;
    for (let k = asked; k < t.players; k++) {
      const enemy = (seat + k) % t.players;
      if (!areEnemies(seat, enemy) || !isAlive(t, enemy) || fighterOf(t, enemy).hand.length === 0) continue;
      return ask(enemy, scrollQuestion, { reader: seat, as }).then(scrolls.answered, {
        seat,
        card,
        as,
        asked: k,
        enemy,
      });
    }
    return resolving.resolve(p, { seat, source: as });
  },
  answered(
    p: P,
    { seat, card, as, asked, enemy }: Reading & { readonly asked: number; readonly enemy: Seat },
    option: React,
  ): Flow {
    if (option.do !== 'play') return scrolls.round(p, { seat, card, as, asked: asked + 1 });
    playFromHand(p, enemy, option);
    // HB-R7: a stopped Scroll was not used.
    fighterOf(p.table, seat).slot = -1;
    p.table.discard.push(card);
    logOf(p)?.push({ did: 'stoppedScroll', seat: enemy, reader: seat, cards: [card] });
    return done();
  },
  /** HB-4.15, HB-R2: Mana as many as the team has players, or cards to share out. */
  wisdom(_: P, { seat, cards }: { readonly seat: Seat; readonly cards: number }): Flow {
    return ask(seat, wisdomQuestion, {}).then(scrolls.wise, { seat, cards });
  },
  wise(p: P, { seat, cards }: { readonly seat: Seat; readonly cards: number }, { do: chosen }: Wisdom): Flow {
    if (chosen === 'cards') return scrolls.share(p, { seat, left: cards, least: 0 });
    gainMana(p, teamOf(seat), teamSize(p.table));
    return done();
  },
  share(_: P, { seat, left, least }: { readonly seat: Seat; readonly left: number; readonly least: Seat }): Flow {
    return ask(seat, shareQuestion, { least }).then(scrolls.shared, { seat, left });
  },
  shared(p: P, { seat, left }: { readonly seat: Seat; readonly left: number }, { seat: mate }: Share): Flow {
    draw(p, mate, 1);
    return left > 1 ? scrolls.share(p, { seat, left: left - 1, least: mate }) : done();
  },
});
