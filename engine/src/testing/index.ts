export { cardTexts } from './card-texts.ts';
export { LAWS } from './law-list.ts';
export { asScenario, beginning, checkLaws, LawBroken, watch } from './laws.ts';
export type { Broken, Law, LawReport, Play, Watcher } from './laws.ts';
export { playedAgain, playthrough } from './playthrough.ts';
export type { Playthrough } from './playthrough.ts';
export { cardMistakes, ruleMistakes, setupMistakes, textMistakes, vocabularyMistakes } from './whole.ts';
