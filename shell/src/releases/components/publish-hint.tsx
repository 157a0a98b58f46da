import styles from './releases.module.css';

/** Publishing needs the built files, so it is the command line's. */
export function PublishHint({ remote = 'mf-bookings' }: { remote?: string | undefined }) {
  return (
    <p className={styles.muted}>
      A new version comes from the folder of its team:{' '}
      <code className={styles.command}>npm run release -- {remote}</code>
    </p>
  );
}
