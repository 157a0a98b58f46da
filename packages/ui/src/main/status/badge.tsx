import type { ReactNode } from 'react';
import { classNames } from '../../core/theme/class-names.ts';
import styles from './badge.module.css';
import type { Tone } from './tone.ts';
import tones from './tone.module.css';

/** Props of {@link Badge}. */
export interface BadgeProps {
  tone?: Tone | undefined;
  children: ReactNode;
}

/** A short state, such as Verified. */
export function Badge({ tone = 'neutral', children }: BadgeProps) {
  return <span className={classNames(styles.badge, tones[tone])}>{children}</span>;
}
