import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import styles from './connection-banner.module.css';
import { connectionAtom, watchConnection } from './watch-connection.ts';
import { t } from '../languages/catalog.ts';

export function ConnectionBanner() {
  const connection = useAtomValue(connectionAtom);
  useEffect(watchConnection, []);
  const text =
    connection === 'offline'
      ? t('You are offline. What you see may be out of date.')
      : t('The server cannot be reached. Trying again …');
  return (
    <div aria-live="polite" className={styles.place}>
      {connection === 'reachable' ? null : <p className={styles.banner}>{text}</p>}
    </div>
  );
}
