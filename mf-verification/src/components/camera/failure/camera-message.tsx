import { useContext, type ReactNode } from 'react';
import { cameraCatalog } from '../../../languages/camera/camera-catalog.ts';
import { Button } from '../../kit/button.tsx';
import { useWords } from '../../language/use-words.ts';
import { useFocusIfLost } from '../../navigation/use-focus-if-lost.ts';
import styles from './camera-message.module.css';
import { ShowAtDesk } from './show-at-desk.ts';

interface CameraMessageProps {
  title: string;
  text: string;
  alert?: boolean;
  actions?: ReactNode;
  children?: ReactNode;
}

export function CameraMessage({ title, text, alert = false, actions, children }: CameraMessageProps) {
  const { say } = useWords(cameraCatalog);
  const heading = useFocusIfLost<HTMLHeadingElement>();
  const onDesk = useContext(ShowAtDesk);
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
        <Button variant="text" onClick={onDesk}>
          {say('showIdAtDesk')}
        </Button>
      </div>
    </div>
  );
}
