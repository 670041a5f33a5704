/** From a set-up to a match that is kept and can be opened. */
import type { Settings } from '@arenarium/engine';
import type { Player } from '@arenarium/protocol';
import { askHouse } from '../play/host.ts';
import { spokenTrouble } from '../words/page.ts';

export interface Wish {
  readonly settings: Settings;
  readonly players: readonly Player[];
  /** Chance to play with; fresh if left out. */
  readonly seed?: string;
}
export type Begun = { readonly ok: true; readonly id: string } | { readonly ok: false; readonly because: string };

export async function beginMatch(game: string, { settings, players, seed }: Wish): Promise<Begun> {
  const report = await askHouse({ ask: 'begin', game, settings, players, seed: seed ?? null });
  return report.tell === 'begun' ? { ok: true, id: report.id } : { ok: false, because: spokenTrouble(report) };
}
