import { Tooltip as AntdTooltip } from 'antd';
import type { ReactElement } from 'react';

/** Props of {@link Tooltip}. */
export interface TooltipProps {
  text: string;
  placement?: 'top' | 'right' | 'bottom' | 'left' | undefined;
  /** One element that takes a ref and can have the focus. */
  children: ReactElement;
}

/** A few words about a control, on hover and on focus. Never the only place where something is said. */
export function Tooltip({ text, placement = 'top', children }: TooltipProps) {
  return (
    <AntdTooltip title={text} placement={placement} trigger={['hover', 'focus']}>
      {children}
    </AntdTooltip>
  );
}
