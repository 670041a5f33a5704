/**
 * A whole match as text: everything anybody could see, at every question. Kept as a golden file, its diff shows what a
 * change of the rules does to play, and a leak of something secret shows as a line that should not be there.
 */
import { at } from '../ids.ts';
import { faceFor, ONLOOKER } from '../faces.ts';
import { nameOfStep, type Ask, type Seat } from '../flow.ts';
import type { Game, Zone } from '../game.ts';
import { collected, listenTo, toldTo } from '../log.ts';
import { say, type Words } from '../message.ts';
import { answerAs, begin, type Position } from '../position.ts';
import { seeded } from '../random.ts';
import { NAMES } from '../names.ts';
import { anyAnswer, setFault, type Chosen, type Picking } from '../sets.ts';
import { checkedSetup, type Setup } from '../setup.ts';
import { decisionOf } from '../view.ts';
import { wordsFor } from '../words.ts';

export interface Playthrough {
  readonly setup: Setup;
  readonly seed: string;
}

/** Play a match at random (the picks come from the seed too) and write it down. */
export function playthrough(game: Game, { setup, seed }: Playthrough): string {
  const random = seeded(`playthrough/${seed}`);
  return written(game, { setup, seed }, (p, ask) => anyAnswer(p, ask, random));
}

/** Play the choices of a written playthrough again and write it anew: equal, unless behaviour changed. */
export function playedAgain(game: Game, text: string): string {
  const [header = '', ...lines] = text.split('\n');
  const read = /^game: (\S+)  version: \d+  seats: (\d+)  seed: (\S+)  settings: (.*)$/.exec(header);
  if (read === null) throw new Error(`not a playthrough: it begins with "${header}"`);
  const [, id, seats, seed = '', settings = '{}'] = read;
  if (id !== game.id) throw new Error(`a playthrough of ${id}, not of ${game.id}`);
  const setup = checkedSetup(game, Number(seats), JSON.parse(settings) as Record<string, string>);
  const picks = lines
    .filter((line) => line.startsWith('> '))
    .map((line) => JSON.parse(line.split(' ')[1] ?? '') as Chosen);
  let n = 0;
  return written(game, { setup, seed }, () => picks[n++] ?? -1);
}

function written(game: Game, { setup, seed }: Playthrough, pick: (p: Position, ask: Ask) => Chosen): string {
  const words = wordsFor(game, NAMES);
  const settings = JSON.stringify(setup.settings);
  const out = [
    `game: ${game.id}  version: ${game.version}  seats: ${setup.seats}  seed: ${seed}  settings: ${settings}`,
  ];
  const p = begin(game, setup, seed);
  listenTo(p);
  const shown = new Map<string, string>();
  for (let n = 1; p.now !== null; n++) {
    out.push('', `# ${n}`);
    for (const [key, line] of linesOf(p, words)) {
      if (shown.get(key) !== line) out.push(`  ${line}`);
      shown.set(key, line);
    }
    out.push(
      `  doing: ${[...p.stack]
        .reverse()
        .map((frame) => nameOfStep(frame.step))
        .join(' < ')}`,
    );
    const { now } = p;
    const { seat, question, picking } = now;
    const labels = decisionOf(p, seat)?.options.map(({ label }) => say(words, label)) ?? [];
    const size = picking === null ? '' : `, ${sizeOf(picking)}`;
    out.push(`  ${NAMES[seat]} (${question.name}, ${question.rule}${size}): ${labels.join(' | ')}`);
    const chosen = pick(p, now);
    if (!isAnswer(p, now, chosen)) {
      out.push(`> ${JSON.stringify(chosen)} is not among the options: behaviour changed before this line`);
      return `${out.join('\n')}\n`;
    }
    out.push(
      `> ${JSON.stringify(chosen)} ${[chosen]
        .flat()
        .map((i) => labels[i])
        .join(', ')}`.trimEnd(),
    );
    answerAs(p, seat, chosen);
    for (const entry of collected(p)) out.push(`  ${say(words, toldTo(p, entry, ONLOOKER))}`);
  }
  if (p.result !== null)
    out.push('', `over (${p.result.rule}): ${p.result.rewards.join(', ')}: ${say(words, p.result.because)}`);
  return `${out.join('\n')}\n`;
}

const sizeOf = ({ things, min, max }: Picking): string =>
  `${min === max ? min : `${min} to ${max}`} of ${things.length}`;
const isAnswer = (p: Position, ask: Ask, chosen: Chosen): boolean =>
  typeof chosen === 'number'
    ? ask.picking === null && ask.options[chosen] !== undefined
    : ask.picking !== null && setFault(p, ask, chosen) === null;

/** The facts of each seat, and each zone as each viewer knows it. Keyed, so that only what changed is printed. */
function linesOf(p: Position, words: Words): Map<string, string> {
  const lines = new Map<string, string>();
  for (const seat of [null, ...Array.from({ length: p.seats }, (_, s) => s)]) {
    const facts = p.game.facts(p.table).filter((fact) => fact.seat === seat);
    if (facts.length === 0) continue;
    const said = facts.map(
      ({ name, value }) => `${say(words, name)} ${typeof value === 'object' ? say(words, value) : value}`,
    );
    lines.set(`facts/${seat}`, `${seat === null ? 'all' : NAMES[seat]}: ${said.join(', ')}`);
  }
  for (const zone of p.game.zones(p.table)) lines.set(`zone/${zone.name}/${zone.seat}`, zoneLine(p, zone, words));
  return lines;
}

function zoneLine(p: Position, zone: Zone, words: Words): string {
  const owner = zone.seat === null ? '' : `${NAMES[zone.seat]}’s `;
  const seers = new Map<string, string[]>();
  for (const viewer of [...Array.from({ length: p.seats }, (_, seat) => seat), ONLOOKER]) {
    const seen = asSeen(p, { viewer, words }, zone.cards);
    seers.set(seen, [...(seers.get(seen) ?? []), viewer === ONLOOKER ? 'onlooker' : at(NAMES, viewer)]);
  }
  const [first] = seers.keys();
  const what = seers.size === 1 ? first : [...seers].map(([seen, who]) => `${who.join(', ')} see ${seen}`).join('; ');
  return `${owner}${zone.name}: ${what}`;
}

/** The faces of a pile as one viewer knows them; runs of the same are counted. */
function asSeen(p: Position, { viewer, words }: { viewer: Seat; words: Words }, cards: readonly number[]): string {
  const names = cards.map((id) => {
    const face = faceFor(p, viewer, id);
    return face < 0 ? '?' : say(words, p.game.face(face).name);
  });
  const runs: { name: string; n: number }[] = [];
  for (const name of names) {
    const last = runs.at(-1);
    if (last?.name === name) last.n++;
    else runs.push({ name, n: 1 });
  }
  return runs.map(({ name, n }) => (n === 1 ? name : `${name}×${n}`)).join(', ') || '—';
}
