import { releaseName } from '../domain/release-name.ts';
import styles from './releases.module.css';

export function ReleaseLabel({ release }: { release: string }) {
  const { version, build } = releaseName(release);
  return (
    <span className={styles.release} title={release} dir="ltr">
      {version} <code className={styles.build}>{build.slice(0, 7)}</code>
    </span>
  );
}
