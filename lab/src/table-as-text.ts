/** The table as one seat sees it, in lines for a terminal. Works for any game: only facts and zones are read. */
import { faceFor, say, type Fact, type Position, type Seat, type Words } from '@arenarium/engine';
import pc from 'picocolors';

export function tableAsText(p: Position, viewer: Seat, words: Words): string[] {
  const facts = p.game.facts(p.table);
  const zones = p.game.zones(p.table).filter((zone) => zone.cards.length > 0);
  return [null, ...Array.from({ length: p.seats }, (_, seat) => seat)].flatMap((seat) => {
    const head = seat === null ? pc.bold('the table') : pc.bold(say(words, { id: 'seat', seat }));
    const said = facts.filter((fact) => fact.seat === seat).map((fact) => factAsText(fact, words));
    const lines = zones
      .filter((zone) => zone.seat === seat)
      .map(
        (zone) => `    ${say(words, { id: `zone.${zone.name}` })}: ${cardsAsText(p, { viewer, words }, zone.cards)}`,
      );
    if (said.length + lines.length === 0) return [];
    return [`  ${seat === viewer ? `${head} (you)` : head}  ${said.join(' · ')}`, ...lines];
  });
}

function factAsText({ name, value }: Fact, words: Words): string {
  return `${say(words, name)} ${typeof value === 'object' ? say(words, value) : value}`;
}

/** Names of what the viewer has seen, equal ones counted; the rest is only counted. */
function cardsAsText(p: Position, { viewer, words }: { viewer: Seat; words: Words }, cards: readonly number[]): string {
  const seen = new Map<number, number>();
  for (const id of cards) {
    const face = faceFor(p, viewer, id);
    seen.set(face, (seen.get(face) ?? 0) + 1);
  }
  const hidden = seen.get(-1) ?? 0;
  seen.delete(-1);
  const names = [...seen].map(([face, n]) => `${say(words, p.game.face(face).name)}${n > 1 ? ` ×${n}` : ''}`);
  return [...names, ...(hidden > 0 ? [pc.dim(`${hidden} face down`)] : [])].join(', ');
}
