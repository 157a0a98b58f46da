import { classNames, Icon, Panel, type IconName } from '@suite/ui';
import type { ReactNode } from 'react';
import { GuestPage } from './guest-page.tsx';
import styles from './page-state.module.css';

interface PageStateProps {
  tone: 'success' | 'warning' | 'error';
  title: string;
  text: string;
  action?: ReactNode;
}

const icons: Record<PageStateProps['tone'], IconName> = {
  success: 'check',
  warning: 'clock',
  error: 'warning',
};

/** A page that says one thing alone. */
export function PageState({ tone, title, text, action }: PageStateProps) {
  return (
    <GuestPage centered>
      <Panel>
        <div className={styles.state}>
          <span className={classNames(styles.icon, styles[tone])}>
            <Icon name={icons[tone]} />
          </span>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.text}>{text}</p>
          {action ? <div className={styles.action}>{action}</div> : null}
        </div>
      </Panel>
    </GuestPage>
  );
}
