/** Styles may set properties of our own, such as `--tint`; React's types know none of them. */
import 'react';

declare module 'react' {
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined;
  }
}
