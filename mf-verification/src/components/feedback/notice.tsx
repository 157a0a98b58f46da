import type { ReactNode } from 'react';
import { classNames } from '@suite/ui/headless';
import { Icon, type IconName } from '../kit/icon.tsx';
import styles from './notice.module.css';

interface NoticeProps {
  tone: 'info' | 'success' | 'warning' | 'error';
  announced?: boolean;
  children: ReactNode;
}

const icons: Record<NoticeProps['tone'], IconName> = {
  info: 'info',
  success: 'check',
  warning: 'clock',
  error: 'warning',
};

export function Notice({ tone, announced = false, children }: NoticeProps) {
  const role = announced ? { role: tone === 'error' ? 'alert' : 'status' } : {};
  return (
    <div className={classNames(styles.notice, styles[tone])} {...role}>
      <span className={styles.mark}>
        <Icon name={icons[tone]} />
      </span>
      <div className={styles.text}>{children}</div>
    </div>
  );
}
