/** A heading on the table, with a stroke of the brush after it. */
import type { ReactNode } from 'react';
import css from './field.module.css';

export const Heading = ({ children, more }: { readonly children: ReactNode; readonly more?: ReactNode }) => (
  <h3 className={css.heading}>
    {children} {more}
  </h3>
);
