/** The box: every Champion, the six of the core first. A new Champion is a file and a line here. */
import type { ChampionCard } from './words.ts';
import { deryn } from './deryn.ts';
import { dugrun } from './dugrun.ts';
import { goldarr } from './goldarr.ts';
import { gwaien } from './gwaien.ts';
import { kilgore } from './kilgore.ts';
import { korvash } from './korvash.ts';
import { loralei } from './loralei.ts';
import { mariusz } from './mariusz.ts';
import { nevamor } from './nevamor.ts';
import { rath } from './rath.ts';
import { taze } from './taze.ts';
import { tzuXiao } from './tzu-xiao.ts';

export const CHAMPIONS: readonly ChampionCard[] = [
  dugrun,
  goldarr,
  gwaien,
  kilgore,
  tzuXiao,
  deryn,
  rath,
  mariusz,
  korvash,
  loralei,
  nevamor,
  taze,
];

/** How many of them are in the core box. */
export const CORE = 6;
