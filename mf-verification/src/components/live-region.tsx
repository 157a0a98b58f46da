import styles from './live-region.module.css';

/** Says to a screen reader what changes, and shows nothing. */
export function LiveRegion({ text, assertive = false }: { text: string; assertive?: boolean }) {
  return (
    <p role={assertive ? 'alert' : 'status'} className={styles.unseen}>
      {text}
    </p>
  );
}
