import { usePageTitle } from '../page-title/use-page-title.ts';
import styles from '../not-found/not-found.module.css';
import { t } from '../languages/catalog.ts';

export function ReportsScreen() {
  usePageTitle(t('Reports'));
  return (
    <div className={styles.inside}>
      <h1>{t('Reports')}</h1>
      <p>{t('Reports Page (Coming Soon)')}</p>
    </div>
  );
}
