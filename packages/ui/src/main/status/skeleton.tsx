import { t } from '../../languages/catalog.ts';
import styles from './skeleton.module.css';

/** Props of {@link Skeleton}. */
export interface SkeletonProps {
  lines?: number | undefined;
  /** Read out in place of the grey lines. */
  text?: string | undefined;
}

/** Grey lines where content is about to come. */
export function Skeleton({ lines = 3, text = t('Loading...') }: SkeletonProps) {
  return (
    <div className={styles.skeleton} role="status" aria-label={text}>
      {Array.from({ length: lines }, (_, index) => (
        <span key={index} className={styles.line} aria-hidden />
      ))}
    </div>
  );
}
