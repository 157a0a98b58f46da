import type { AriaAttributes, MouseEventHandler, ReactNode, Ref } from 'react';
import { classNames } from '@suite/ui/headless';
import { Icon, type IconName } from './icon.tsx';
import { Spinner } from './spinner.tsx';
import styles from './button.module.css';

interface ButtonProps extends Pick<AriaAttributes, 'aria-label' | 'aria-describedby' | 'aria-expanded'> {
  variant?: 'primary' | 'secondary' | 'text' | 'danger';
  type?: 'button' | 'submit';
  disabled?: boolean | undefined;
  /** The button keeps its place and the focus while busy, but ignores presses. */
  busy?: boolean | undefined;
  busyLabel?: string | undefined;
  block?: boolean;
  icon?: IconName | undefined;
  autoFocus?: boolean;
  onClick?: MouseEventHandler<HTMLButtonElement> | undefined;
  ref?: Ref<HTMLButtonElement>;
  children?: ReactNode;
}

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
        // A submit button submits its form even without a handler.
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {busy ? <Spinner /> : icon ? <Icon name={icon} /> : null}
      {/* The text has its own element, because browsers replace text nodes when they translate a page. */}
      {label === undefined || label === null ? null : <span>{label}</span>}
    </button>
  );
}
