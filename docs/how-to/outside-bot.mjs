/**
 * A bot from outside: reads one JSON object a line, answers every question with one line. Start it with
 *   npx arenarium match banishing --bots "exec:node docs/how-to/outside-bot.mjs"
 * This one knows no game. It likes long labels: a program that plays by what it is told.
 */
import { createInterface } from 'node:readline';

for await (const line of createInterface(process.stdin)) {
  const said = JSON.parse(line);
  if (said.type === 'refused') process.stderr.write(`refused: ${said.because}\n`);
  if (said.type !== 'moment' || said.decision === null) continue;
  const { asked, options } = said.decision;
  const longest = options.reduce(
    (best, { label }, i) => (label.say.length > options[best].label.say.length ? i : best),
    0,
  );
  process.stdout.write(`${JSON.stringify({ type: 'choose', asked, option: longest })}\n`);
}
