import { LoadingOutlined } from '@ant-design/icons';
import { Button as AntdButton } from 'antd';
import type { AriaAttributes, MouseEventHandler, ReactNode, Ref } from 'react';
import styles from './button.module.css';
import { classNames } from '../theme/class-names.ts';

/** Props of {@link Button}. */
export interface ButtonProps extends Pick<
  AriaAttributes,
  'aria-label' | 'aria-expanded' | 'aria-haspopup' | 'aria-controls' | 'aria-pressed' | 'aria-current'
> {
  variant?: 'primary' | 'secondary' | 'text' | 'link' | 'danger' | undefined;
  size?: 'medium' | 'small' | undefined;
  type?: 'button' | 'submit' | undefined;
  /** Id of the form a submit button outside of it belongs to. */
  form?: string | undefined;
  disabled?: boolean | undefined;
  /** Shows a spinner and ignores presses. */
  busy?: boolean | undefined;
  /** Takes the place of the children while busy. */
  busyLabel?: string | undefined;
  /** As wide as its container. */
  block?: boolean | undefined;
  icon?: ReactNode;
  id?: string | undefined;
  autoFocus?: boolean | undefined;
  onClick?: MouseEventHandler<HTMLElement> | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
  children?: ReactNode;
}

const looks = {
  primary: { type: 'primary' },
  secondary: { type: 'default' },
  text: { type: 'text' },
  link: { type: 'link' },
  danger: { type: 'primary', danger: true },
} as const;

const ignorePress: MouseEventHandler<HTMLElement> = (event) => event.preventDefault();

/** A button; `busy` keeps its place and focus but takes no further press. */
export function Button({
  variant = 'secondary',
  size = 'medium',
  type = 'button',
  busy = false,
  busyLabel,
  ref,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <AntdButton
      {...(rest as object)}
      {...looks[variant]}
      {...(ref ? { ref: ref } : {})}
      className={classNames(styles.button, size === 'small' && styles.small)}
      size={size === 'small' ? 'small' : 'middle'}
      htmlType={type}
      // An icon of our own: antd's is announced as a part of the name, and may stay after a brief busy moment.
      loading={busy ? { icon: <LoadingOutlined aria-hidden /> } : false}
      // antd ignores presses only after an effect of its own has run; a second press may come before that.
      {...(busy
        ? { 'aria-disabled': true, 'aria-busy': true, onClick: ignorePress }
        : onClick && { onClick })}
    >
      {busy && busyLabel !== undefined ? busyLabel : children}
    </AntdButton>
  );
}
