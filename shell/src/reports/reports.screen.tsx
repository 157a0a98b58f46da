import { usePageTitle } from '../page-title/use-page-title.ts';
import styles from '../not-found/not-found.module.css';

/** Holds the place of the reports to come. */
export function ReportsScreen() {
  usePageTitle('Reports');
  return (
    <div className={styles.inside}>
      <h1>Reports</h1>
      <p>Reports Page (Coming Soon)</p>
    </div>
  );
}
