import type { AriaAttributes, MouseEventHandler, ReactNode, Ref } from 'react';
import { classNames } from '@suite/ui/headless';
import { Icon, type IconName } from './icon.tsx';
import { Spinner } from './spinner.tsx';
import styles from './button.module.css';

interface ButtonProps extends Pick<AriaAttributes, 'aria-label' | 'aria-describedby' | 'aria-expanded'> {
  variant?: 'primary' | 'secondary' | 'text' | 'danger';
  type?: 'button' | 'submit';
  disabled?: boolean | undefined;
  /** Turns a ring and takes no press, but keeps its place and the focus. */
  busy?: boolean | undefined;
  /** Takes the place of the children while busy. */
  busyLabel?: string | undefined;
  /** As wide as its container. */
  block?: boolean;
  icon?: IconName | undefined;
  autoFocus?: boolean;
  onClick?: MouseEventHandler<HTMLButtonElement> | undefined;
  ref?: Ref<HTMLButtonElement>;
  children?: ReactNode;
}

/** A button as large as a thumb. */
export function Button({
  variant = 'secondary',
  type = 'button',
  busy = false,
  busyLabel,
  block = false,
  icon,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const label = busy ? (busyLabel ?? children) : children;
  return (
    <button
      {...rest}
      type={type}
      className={classNames(styles.button, styles[variant], block && styles.block)}
      {...(busy && { 'aria-disabled': true, 'aria-busy': true })}
      onClick={(event) => {
        // A form is sent by its submit button, whatever the handler thinks of it.
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {busy ? <Spinner /> : icon ? <Icon name={icon} /> : null}
      {/* Inside an element of its own the text may be replaced, as the translation of browsers does. */}
      {label === undefined || label === null ? null : <span>{label}</span>}
    </button>
  );
}
