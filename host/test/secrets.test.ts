/** What somebody is told does not depend on what they may not know: two worlds, one scene. */
import { imagine, recordOf, seeded } from '@arenarium/engine';
import { describe, expect, test } from 'vitest';
import { changesSince, remembered, sceneFor, type Hosted } from '../src/index.ts';
import { everyGame, lookersAt, playByLot, tableOf } from './tables.ts';

/** The same match, but in another world this seat cannot tell from the real one. */
function inAnotherWorld(host: Hosted, seat: number): Hosted {
  const { match } = host;
  const position = imagine(match.position, seat, seeded(`world/${host.n}/${seat}`));
  return { ...host, match: { ...match, seed: 'another seed', position } };
}

/** Somebody else has answered a question put to several: in imagined worlds they have not yet, which is no secret. */
const othersAnswered = ({ match: { position } }: Hosted): boolean =>
  position.together !== null && position.together.answers.some((answer) => answer >= 0);

describe.each(everyGame)('%s', (_, game) => {
  test('a seat is told the same in worlds it cannot tell apart', () => {
    const host = tableOf(game, 'worlds');
    playByLot(host, 'worlds', () => {
      if (host.n % 3 !== 0 || othersAnswered(host)) return;
      for (let seat = 0; seat < host.match.setup.seats; seat++) {
        const other = inAnotherWorld(host, seat);
        expect(JSON.stringify(sceneFor(other, [seat]))).toBe(JSON.stringify(sceneFor(host, [seat])));
      }
    });
  });

  test('changes that begin and end in such worlds are the same bytes', () => {
    const host = tableOf(game, 'worlds of changes');
    let then: { real: Hosted; others: readonly Hosted[] } | null = null;
    playByLot(
      host,
      'worlds of changes',
      () => {
        if (othersAnswered(host)) return;
        const { position } = remembered(host);
        const real = { ...host, match: { ...host.match, position, log: host.match.log.slice() } };
        if (then !== null) {
          for (let seat = 0; seat < host.match.setup.seats; seat++) {
            const from = (world: Hosted) =>
              JSON.stringify(changesSince(remembered(world), inAnotherWorld(host, seat))([seat]));
            expect(from(then.others[seat] as Hosted)).toBe(from(then.real));
          }
        }
        then = {
          real,
          others: Array.from({ length: host.match.setup.seats }, (_, seat) => inAnotherWorld(real, seat)),
        };
      },
      60,
    );
  });

  test('no scene and no change holds the seed or a fingerprint of the truth', () => {
    const host = tableOf(game, 'a seed nobody may read');
    let told = '';
    let before = remembered(host);
    playByLot(
      host,
      'told',
      () => {
        const changeFor = changesSince(before, host);
        const { outcome } = recordOf(host.match);
        for (const eyes of lookersAt(host)) {
          told = JSON.stringify([sceneFor(host, eyes), changeFor(eyes)]);
          expect(told).not.toContain('a seed nobody');
          expect(told).not.toContain(outcome?.fingerprint);
        }
        before = remembered(host);
      },
      40,
    );
    expect(told).not.toBe('');
  });
});
