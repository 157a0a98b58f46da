import { classNames } from '@suite/ui/headless';
import styles from './pose-arrow.module.css';

/** Points to a side of the screen, regardless of the text direction. */
export function PoseArrow({ towards }: { towards: 'left' | 'right' | 'up' | 'down' }) {
  return (
    <svg className={classNames(styles.arrow, styles[towards])} viewBox="0 0 48 48" aria-hidden="true">
      <path d="M32 6L14 24l18 18" />
    </svg>
  );
}
