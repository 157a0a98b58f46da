import { StartPageLink } from './start-page-link.tsx';
import { usePageTitle } from '../page-title/use-page-title.ts';
import styles from './not-found.module.css';
import { t } from '../languages/catalog.ts';

export function InsideNotFound() {
  usePageTitle(t('Page not found'));
  return (
    <div className={styles.inside}>
      <p className={styles.code}>404</p>
      <h1>{t('Page not found')}</h1>
      <p>{t('There is nothing at this address, or it has moved.')}</p>
      <StartPageLink />
    </div>
  );
}
