import styles from '../not-found/not-found.module.css';

/** Holds the place of the reports to come. */
export function ReportsScreen() {
  return (
    <div className={styles.inside}>
      <h1>Reports</h1>
      <p>Reports Page (Coming Soon)</p>
    </div>
  );
}
