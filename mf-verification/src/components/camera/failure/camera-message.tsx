import type { ReactNode } from 'react';
import { useFocusIfLost } from '../../navigation/use-focus-if-lost.ts';
import styles from './camera-message.module.css';

interface CameraMessageProps {
  title: string;
  text: string;
  /** Announced at once to screen readers. */
  alert?: boolean;
  actions?: ReactNode;
  children?: ReactNode;
}

/** What is said in place of a picture. */
export function CameraMessage({ title, text, alert = false, actions, children }: CameraMessageProps) {
  const heading = useFocusIfLost<HTMLHeadingElement>();
  return (
    <div className={styles.place}>
      <div className={styles.card}>
        <h3 className={styles.title} ref={heading} tabIndex={-1}>
          {title}
        </h3>
        <p className={styles.text} role={alert ? 'alert' : 'status'}>
          {text}
        </p>
        {actions ? <div className={styles.actions}>{actions}</div> : null}
        {children}
      </div>
    </div>
  );
}
