import { describe, expect, test } from 'vitest';
import { fingerprint, startMatch } from '@arenarium/engine';
import { lanterns } from '@arenarium/engine/lanterns';
import { fromSeat, momentFor, readLine, receive, toSeat, welcomeTo, type HostedSeat } from '../src/index.ts';

const hostedSeat = (seat = 0): HostedSeat => ({
  match: startMatch(lanterns(), { seats: 2, seed: 'protocol' }),
  seat,
  names: ['Ann', 'Bob'],
  within: 1000,
  told: 0,
});

describe('what a seat is told', () => {
  test('is what the schema says, to the letter', () => {
    const hosted = hostedSeat();
    for (const said of [welcomeTo(hosted), momentFor(hosted), { type: 'refused', because: 'no' }]) {
      expect(readLine(toSeat, JSON.stringify(said))).toEqual({ ok: true, message: JSON.parse(JSON.stringify(said)) });
    }
  });
  test('is what it may know: other hands stay closed, its question is open', () => {
    const { decision, faces } = momentFor(hostedSeat());
    expect(decision?.prompt.say).toBe('Lay a card.');
    expect(decision?.options.map(({ label }) => label.say)).toContain('lay 4');
    expect(faces.filter((face) => face >= 0)).toHaveLength(3);
  });
  test('what happened is told once', () => {
    const hosted = hostedSeat();
    const other = { ...hosted, seat: 1 };
    for (let i = 0; i < 4; i++) {
      for (const one of [hosted, other]) {
        const { decision } = momentFor(one);
        if (decision !== null) receive(one, JSON.stringify({ type: 'choose', asked: decision.asked, option: 0 }));
      }
    }
    hosted.told = 0;
    expect(
      momentFor(hosted)
        .happened.map(({ say }) => say)
        .join(' '),
    ).toContain('shines brightest');
    expect(momentFor(hosted).happened).toEqual([]);
  });
});

describe('what a seat may say', () => {
  const bad: [string, string, string][] = [
    ['no JSON', 'lay 4', 'not JSON'],
    ['no such message', '{"type":"resign"}', 'type'],
    ['no option', '{"type":"choose","asked":1}', 'option'],
    ['a negative option', '{"type":"choose","asked":1,"option":-1}', 'option'],
    ['something more', '{"type":"choose","asked":1,"option":0,"please":true}', 'please'],
    ['a stale choice', '{"type":"choose","asked":9,"option":0}', 'question 9'],
    ['an option that is not there', '{"type":"choose","asked":1,"option":50}', 'no option 50'],
  ];
  test.each(bad)('%s: refused with the reason, nothing changes', (_, line, because) => {
    const hosted = hostedSeat();
    const was = fingerprint(hosted.match.position);
    const said = receive(hosted, line);
    expect(said?.type === 'refused' ? said.because : '').toContain(because);
    expect(fingerprint(hosted.match.position)).toBe(was);
  });
  test('a choice is taken', () => {
    const hosted = hostedSeat();
    expect(receive(hosted, '{"type":"choose","asked":1,"option":0}')).toBeNull();
    expect(hosted.match.entries).toEqual([[0, 0]]);
    expect(readLine(fromSeat, '{"type":"choose","asked":1,"option":0}').ok).toBe(true);
  });
});
