/**
 * A room whose things are as large as it lets them be (`cqw`, `cqh`). It is laid over the place it takes, and so measured
 * once, at the size it will have: as a part of a grid it would be tried at one size after another, and all it holds drawn
 * anew for each, whatever had changed on the page.
 */
import type { ReactNode } from 'react';
import css from './room.module.css';

interface RoomProps {
  readonly className?: string | undefined;
  /** What kind of place, for those who style it. */
  readonly 'data-choosing'?: 'yes' | undefined;
  readonly children: ReactNode;
}

export const Room = ({ className = '', children, ...data }: RoomProps) => (
  <div className={css.room}>
    <div className={`${css.inside} ${className}`} {...data}>
      {children}
    </div>
  </div>
);
