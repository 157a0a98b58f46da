import { useEffect, useEffectEvent, type ReactNode } from 'react';
import styles from './banner.module.css';
import { classNames } from '../theme/class-names.ts';
import { CloseButton } from '../button/button.tsx';
import { t } from '../../languages/catalog.ts';
import { roleOfTone, ToneIcon, type MessageTone } from './tone-icon.tsx';

export interface BannerProps {
  tone: MessageTone;
  title?: string | undefined;
  children: ReactNode;
  onDismiss?: (() => void) | undefined;
  /** Calls `onDismiss` after this time, which restarts when the content changes. */
  clearAfterMs?: number | undefined;
}

export function Banner({ tone, title, children, onDismiss, clearAfterMs }: BannerProps) {
  const dismiss = useEffectEvent(() => onDismiss?.());
  useEffect(() => {
    if (clearAfterMs === undefined) return;
    const timer = setTimeout(() => dismiss(), clearAfterMs);
    return () => clearTimeout(timer);
  }, [clearAfterMs, tone, title, children]);
  return (
    <div className={classNames(styles.banner, styles[tone])} role={roleOfTone(tone)}>
      <span className={styles.mark}>
        <ToneIcon tone={tone} />
      </span>
      <div className={styles.text}>
        {title ? <p className={styles.title}>{title}</p> : null}
        {children}
      </div>
      {onDismiss ? <CloseButton label={t('Dismiss message')} onClick={onDismiss} /> : null}
    </div>
  );
}
