declare module 'virtual:emblems/*' {
  /** By name: the path that draws it, in a square of 512. */
  export const paths: Readonly<Record<string, string>>;
}
