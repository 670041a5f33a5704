/**
 * Do with a thing what is to be done with its kind, by a table of one function for each kind. That the function found
 * fits the thing it was found by is more than the compiler can see: it is told so here, once.
 */
export const handled = <Thing, More extends readonly unknown[], R>(
  handlers: Readonly<Record<string, (thing: never, ...more: More) => R>>,
  kind: string,
  thing: Thing,
  ...more: More
): R => (handlers[kind] as (thing: Thing, ...more: More) => R)(thing, ...more);
