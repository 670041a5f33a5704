export * from './message.ts';
export * from './rulebook.ts';
