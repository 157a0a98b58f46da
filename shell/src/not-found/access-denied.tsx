import { StartPageLink } from './start-page-link.tsx';
import { usePageTitle } from '../page-title/use-page-title.ts';
import styles from './not-found.module.css';
import { t } from '../languages/catalog.ts';

export function AccessDenied() {
  usePageTitle(t('Access Denied'));
  return (
    <div className={styles.inside}>
      <p className={styles.code}>403</p>
      <h1>{t('Access Denied')}</h1>
      <p>{t('Your permissions do not include this page. Ask your hotel’s administrator if you need it.')}</p>
      <StartPageLink />
    </div>
  );
}
