/** The rulebook of Super Fantasy Brawl in our own words: what prompts and refusals cite and what scenarios show. */
import type { Rulebook } from '@arenarium/engine';
import { actions } from './actions.ts';
import { beforeTheMatch } from './before-the-match.ts';
import { rulings } from './rulings.ts';
import { teamsAndKeywords } from './teams-and-keywords.ts';
import { turns } from './turns.ts';

export const rulebook = {
  prefix: 'SFB',
  chapters: [...beforeTheMatch, ...turns, ...actions, ...teamsAndKeywords],
  rulings,
} as const satisfies Rulebook;
