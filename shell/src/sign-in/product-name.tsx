import styles from './sign-in.module.css';
import { t } from '../languages/catalog.ts';

/** What one signs in to, above a form that stands alone. */
export function ProductName() {
  return <p className={styles.productName}>{t('Hotel Management Suite')}</p>;
}
