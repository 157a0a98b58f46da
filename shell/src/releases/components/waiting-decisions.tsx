import type { RemoteOverview } from '@suite/descriptor';
import { Banner } from '@suite/ui';
import { Link } from 'react-router-dom';
import { waitingPermissions, wordingInLanguage } from '../domain/own-permissions.ts';
import { t, tn } from '../../languages/catalog.ts';
import styles from './releases.module.css';

export function WaitingPermissions({ remote: { remote, title, permissions } }: { remote: RemoteOverview }) {
  const waiting = waitingPermissions(permissions).flatMap(({ declared }) => declared ?? []);
  if (waiting.length === 0) return null;
  const names = waiting.map((declared) => wordingInLanguage(declared).title).join(', ');
  return (
    <Banner
      tone="warning"
      title={tn(
        waiting.length,
        '{count} permission waits for acceptance',
        '{count} permissions wait for acceptance',
      )}
    >
      <bdi>{names}</bdi>{' '}
      <Link
        className={styles.review}
        to={`?remote=${remote}`}
        aria-label={t('Review the permissions of {title}', { title })}
      >
        {t('Review')}
      </Link>
    </Banner>
  );
}

export function WaitingOrigins({ remote: { remote, title, origins = [] } }: { remote: RemoteOverview }) {
  const waiting = origins.filter(({ status }) => status === 'asked');
  if (waiting.length === 0) return null;
  return (
    <Banner
      tone="warning"
      title={tn(
        waiting.length,
        '{count} origin of overrides waits for acceptance',
        '{count} origins of overrides wait for acceptance',
      )}
    >
      <bdi>{waiting.map(({ origin }) => origin).join(', ')}</bdi>{' '}
      <Link
        className={styles.review}
        to={`?remote=${remote}`}
        aria-label={t('Review the origins of {title}', { title })}
      >
        {t('Review')}
      </Link>
    </Banner>
  );
}
