export { cardTexts } from './card-texts.ts';
export { LAWS } from './law-list.ts';
export { LawBroken } from './law.ts';
export type { Coverage, Law, Play, Watcher } from './law.ts';
export { asScenario, beginning, checkLaws, watch } from './laws.ts';
export type { Broken, LawReport } from './laws.ts';
export { playedAgain, playthrough } from './playthrough.ts';
export type { Playthrough } from './playthrough.ts';
export { boundMistakes, cardMistakes, ruleMistakes, setupMistakes, textMistakes, vocabularyMistakes } from './whole.ts';
