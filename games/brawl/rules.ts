/** The rulebook of Super Fantasy Brawl in our own words: what prompts and refusals cite and what scenarios show. */
import type { Rulebook } from '@arenarium/engine';
import { actions } from './rulebook/actions.ts';
import { beforeTheMatch } from './rulebook/before-the-match.ts';
import { rulings } from './rulebook/rulings.ts';
import { teamsAndKeywords } from './rulebook/teams-and-keywords.ts';
import { turns } from './rulebook/turns.ts';

export const rulebook = {
  prefix: 'SFB',
  chapters: [...beforeTheMatch, ...turns, ...actions, ...teamsAndKeywords],
  rulings,
} as const satisfies Rulebook;
