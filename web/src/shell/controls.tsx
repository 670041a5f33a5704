/** The few controls every screen shares. */
import { useEffect, useId, useRef, type ButtonHTMLAttributes, type ReactNode } from 'react';
import { word } from '../words/page.ts';
import css from './controls.module.css';

/** `go` is the one amber button of a page: what most people want next. */
type Look = 'plain' | 'primary' | 'quiet' | 'go';

/** The classes of a button, for links that look like one. */
export function buttonClass(look: Look = 'plain', size: 'small' | 'normal' = 'normal'): string {
  return [css.button, look === 'plain' ? '' : css[look], size === 'small' ? css.small : ''].join(' ');
}

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly look?: Look;
  readonly size?: 'small' | 'normal';
}

export const Button = ({ look = 'plain', size = 'normal', className = '', ...rest }: ButtonProps) => (
  <button type="button" className={`${buttonClass(look, size)} ${className}`} {...rest} />
);

interface SegmentsProps<V extends string> {
  readonly legend: string;
  readonly legendShown?: 'yes' | 'no';
  readonly values: readonly V[];
  readonly value: NoInfer<V>;
  readonly size?: 'compact' | 'normal';
  label(value: NoInfer<V>): string;
  onChange(value: NoInfer<V>): void;
}

/** A few values side by side, one of them chosen: radio buttons underneath. */
export function Segments<V extends string>(props: SegmentsProps<V>) {
  const { legend, legendShown = 'yes', values, value, size = 'normal', label, onChange } = props;
  const name = useId();
  return (
    <fieldset className={`${css.segments} ${size === 'compact' ? css.compact : ''}`}>
      <legend className={legendShown === 'no' ? css.hidden : css.legend}>{legend}</legend>
      {values.map((each) => (
        <label key={each} className={css.segment}>
          <input type="radio" name={name} value={each} checked={each === value} onChange={() => onChange(each)} />
          <span>{label(each)}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface DialogProps {
  readonly title: string;
  onClose(): void;
  readonly children: ReactNode;
}

/** A dialogue over the page; Escape closes it, the focus stays inside and returns afterwards. */
export function Dialog({ title, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const element = dialog.current;
    if (element !== null && !element.open) element.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog ref={dialog} className={css.dialog} aria-labelledby={titleId} onCancel={onClose}>
      <header>
        <h2 id={titleId}>{title}</h2>
        <Button look="quiet" size="small" aria-label={word('house.close')} onClick={onClose}>
          ✕
        </Button>
      </header>
      <div className={css.dialogBody}>{children}</div>
    </dialog>
  );
}

export const ErrorBox = ({ children }: { readonly children: ReactNode }) => (
  <p className={css.error} role="alert">
    {children}
  </p>
);

/** For screen readers only. */
export const Hidden = ({ children }: { readonly children: ReactNode }) => (
  <span className={css.hidden}>{children}</span>
);

export const Actions = ({ children }: { readonly children: ReactNode }) => (
  <div className={css.actions}>{children}</div>
);

export const fieldClass = css.field;
