import { type Fact, message, type Seat, type Zone } from '@arenarium/engine';
import { heroNamed, standingNamed } from './cards/text.ts';
import { BLUE, killWorth, RED, type Table, teamOf } from './table.ts';

/** Where every card lies, and the numbers and words that lie in the open. */
export function zones(t: Table): readonly Zone[] {
  const own = t.heroes.flatMap((f, seat): Zone[] => [
    { name: 'hand', seat, cards: f.hand, private: true },
    { name: 'slot', seat, cards: f.slot < 0 ? [] : [f.slot] },
  ]);
  return [
    { name: 'deck', seat: null, cards: t.deck },
    { name: 'discard', seat: null, cards: t.discard },
    { name: 'shown', seat: null, cards: t.shown },
    ...own,
  ];
}

export function facts(t: Table): readonly Fact[] {
  const fact = (name: string, value: Fact['value'], seat: Seat | null = null): Fact => ({
    seat,
    name: message(`fact.${name}`),
    value,
  });
  const teams = [RED, BLUE].flatMap((team) => [
    fact(`mana.${team}`, t.mana[team]),
    fact(`fortress.${team}`, t.fortress[team]),
  ]);
  const heroes = t.heroes.flatMap((f, seat): Fact[] => {
    if (f.hero < 0) return [];
    const facts: Fact[] = [fact('hero', heroNamed(t, seat), seat), fact('team', message(`team.${teamOf(seat)}`), seat)];
    facts.push(f.dead ? fact('hp', message('fact.dead'), seat) : fact('hp', f.hp, seat));
    if (f.wards > 0) facts.push(fact('wards', f.wards, seat));
    if (f.debt > 0) facts.push(fact('debt', f.debt, seat));
    if (f.vision > 0) facts.push(fact('vision', f.vision, seat));
    if (f.shadow > 0) facts.push(fact('shadow', f.shadow, seat));
    if (t.horseshoe === seat) facts.push(fact('horseshoe', message('fact.here'), seat));
    if (t.active === seat) facts.push(fact('actions', t.actions, seat));
    return facts;
  });
  const circle = t.heroes.some((f) => f.hero < 0)
    ? []
    : [fact('circle', message('fact.standing', { who: t.circle.map((who) => standingNamed(t, who)) }))];
  return [fact('round', t.round), fact('kill', killWorth(t)), ...teams, ...circle, ...heroes];
}
