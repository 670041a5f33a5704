/**
 * A bot from outside: reads one JSON object a line, answers every question with one line. Start it with
 *   npx arenarium match banishing --bots "exec:node docs/how-to/outside-bot.mjs"
 * This one knows no game. It likes long labels: a program that plays by what it is told.
 */
import { createInterface } from 'node:readline';

let id = 0;
for await (const line of createInterface(process.stdin)) {
  const { report } = JSON.parse(line);
  if (report.tell === 'refused') process.stderr.write(`refused: ${report.aloud}\n`);
  if (report.tell !== 'scene' || report.scene.view.decision === null) continue;
  const { seat, asked, set } = report.scene.view.decision;
  const { options } = report.aloud;
  const longest = options.reduce((best, label, i) => (label.length > options[best].length ? i : best), 0);
  // Where a set is asked for, the answer is a list.
  const option = set === null ? longest : options.map((_, i) => i).slice(0, set.min);
  const request = { ask: 'choose', seat, asked, option };
  process.stdout.write(`${JSON.stringify({ id: id++, request })}\n`);
}
