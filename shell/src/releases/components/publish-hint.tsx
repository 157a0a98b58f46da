import styles from './releases.module.css';
import { rich } from '../../languages/catalog.ts';

export function PublishHint({ remote = 'mf-bookings' }: { remote?: string | undefined }) {
  return (
    <p className={styles.muted}>
      {rich('A new version comes from the folder of its team: {command}', {
        command: (
          <code className={styles.command} dir="ltr">
            {`npm run release -- ${remote}`}
          </code>
        ),
      })}
    </p>
  );
}
