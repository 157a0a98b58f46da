import type { ReactNode } from 'react';
import { Card } from '../kit/card.tsx';
import { classNames } from '@suite/ui/headless';
import { GuestPage } from './guest-page.tsx';
import { Icon, type IconName } from '../kit/icon.tsx';
import { useFocusOnArrival } from '../navigation/use-focus-on-arrival.ts';
import styles from './page-state.module.css';

interface PageStateProps {
  tone: 'success' | 'warning' | 'error';
  title: string;
  text: string;
  advice?: string | undefined;
  action?: ReactNode;
  children?: ReactNode;
}

const icons: Record<PageStateProps['tone'], IconName> = {
  success: 'check',
  warning: 'clock',
  error: 'warning',
};

export function PageState({ tone, title, text, advice, action, children }: PageStateProps) {
  const heading = useFocusOnArrival();
  return (
    <GuestPage>
      <Card>
        <div className={styles.state}>
          <span className={classNames(styles.icon, styles[tone])}>
            <Icon name={icons[tone]} />
          </span>
          <h1 className={styles.title} ref={heading} tabIndex={-1}>
            {title}
          </h1>
          <p className={styles.text}>{text}</p>
          {advice === undefined ? null : <p className={styles.text}>{advice}</p>}
          {action ? <div className={styles.action}>{action}</div> : null}
        </div>
      </Card>
      {children}
    </GuestPage>
  );
}
