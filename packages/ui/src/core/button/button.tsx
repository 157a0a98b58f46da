import { LoadingOutlined, CloseOutlined } from '@ant-design/icons';
import type { AriaAttributes, MouseEventHandler, ReactNode, Ref } from 'react';
import styles from './button.module.css';
import { classNames } from '../theme/class-names.ts';

export interface ButtonProps extends Pick<
  AriaAttributes,
  'aria-label' | 'aria-expanded' | 'aria-haspopup' | 'aria-controls' | 'aria-pressed' | 'aria-current'
> {
  variant?: 'primary' | 'secondary' | 'text' | 'link' | 'danger' | undefined;
  size?: 'medium' | 'small' | undefined;
  type?: 'button' | 'submit' | undefined;
  /** Is the id of the form to submit, if the button is outside of it. */
  form?: string | undefined;
  disabled?: boolean | undefined;
  /** Shows a spinner and ignores presses; the button keeps its place and focus. */
  busy?: boolean | undefined;
  /** Replaces the children while busy. */
  busyLabel?: string | undefined;
  block?: boolean | undefined;
  icon?: ReactNode;
  id?: string | undefined;
  autoFocus?: boolean | undefined;
  onClick?: MouseEventHandler<HTMLElement> | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
  children?: ReactNode;
}

const ignorePress: MouseEventHandler<HTMLElement> = (event) => event.preventDefault();

type Look = Pick<ButtonProps, 'variant' | 'size' | 'block'>;

function classesOf({ variant = 'secondary', size, block }: Look, isIconAlone: boolean): string {
  return classNames(
    styles.button,
    styles[variant],
    size === 'small' && styles.small,
    block && styles.block,
    isIconAlone && styles.iconAlone,
  );
}

export function Button({
  variant,
  size,
  type = 'button',
  busy = false,
  busyLabel,
  block,
  icon,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const label = busy ? (busyLabel ?? children) : children;
  const isIconAlone = label === undefined || label === null;
  return (
    <button
      {...rest}
      type={type}
      className={classesOf({ variant, size, block }, isIconAlone)}
      {...(busy
        ? { 'aria-disabled': true, 'aria-busy': true, onClick: ignorePress }
        : onClick && { onClick })}
    >
      {busy ? <LoadingOutlined aria-hidden /> : icon}
      {isIconAlone ? null : <span>{label}</span>}
    </button>
  );
}

export function CloseButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <button type="button" className={styles.close} aria-label={label} onClick={onClick}>
      <CloseOutlined aria-hidden />
    </button>
  );
}
