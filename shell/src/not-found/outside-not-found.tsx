import { Link } from 'react-router-dom';
import { usePageTitle } from '../page-title/use-page-title.ts';
import styles from './not-found.module.css';
import { t } from '../languages/catalog.ts';

export function OutsideNotFound() {
  usePageTitle(t('Page not found'));
  return (
    <main className={styles.page}>
      <p className={styles.code}>404</p>
      <h1>{t('Page not found')}</h1>
      <p>{t('There is nothing at this address.')}</p>
      <Link to="/login">{t('Go to Login')}</Link>
    </main>
  );
}
