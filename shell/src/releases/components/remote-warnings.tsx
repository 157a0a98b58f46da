import type { IncompatibleRelease, StuckRelease } from '@suite/descriptor';
import { translateMessage } from '@suite/i18n';
import { Banner } from '@suite/ui';
import { shortName } from '../domain/release-name.ts';
import styles from './releases.module.css';
import { t } from '../../languages/catalog.ts';

interface RemoteWarningsProps {
  stuck: readonly StuckRelease[];
  stranded: readonly IncompatibleRelease[];
}

export function RemoteWarnings({ stuck, stranded }: RemoteWarningsProps) {
  if (stuck.length === 0 && stranded.length === 0) return null;
  return (
    <div className={styles.warnings}>
      {stuck.map(({ release, reason, suspects }) => (
        <Banner
          key={release}
          tone="error"
          title={
            suspects
              ? t('{release} fails, and another release is the likely cause', { release: shortName(release) })
              : t('{release} fails and was not demoted', { release: shortName(release) })
          }
        >
          {translateMessage(reason)}
        </Banner>
      ))}
      {stranded.map(({ release, problems }) => (
        <Banner
          key={release}
          tone="warning"
          title={t('{release} needs what this server does not have', { release: shortName(release) })}
        >
          <ul className={styles.reasons}>
            {problems.map(({ field, message }) => (
              <li key={`${field} ${message}`}>{translateMessage(message)}</li>
            ))}
          </ul>
        </Banner>
      ))}
    </div>
  );
}
