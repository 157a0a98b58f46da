import type { ReactNode } from 'react';
import { classNames } from '../../core/theme/class-names.ts';
import styles from './badge.module.css';
import tones from './tone.module.css';

export interface BadgeProps {
  tone?: Tone | undefined;
  children: ReactNode;
}

export function Badge({ tone = 'neutral', children }: BadgeProps) {
  return <span className={classNames(styles.badge, tones[tone])}>{children}</span>;
}

export type Tone = 'neutral' | 'accent' | 'success' | 'warning' | 'danger' | 'info';
