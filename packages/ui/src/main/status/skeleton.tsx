import { t } from '../../languages/catalog.ts';
import styles from './status.module.css';

export interface SkeletonProps {
  lines?: number | undefined;
  text?: string | undefined;
}

export function Skeleton({ lines = 3, text = t('Loading...') }: SkeletonProps) {
  return (
    <div className={styles.skeleton} role="status" aria-label={text}>
      {Array.from({ length: lines }, (_, index) => (
        <span key={index} className={styles.line} aria-hidden />
      ))}
    </div>
  );
}
