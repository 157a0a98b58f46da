import styles from './sign-in.module.css';
import { t } from '../languages/catalog.ts';

export function ProductName() {
  return <p className={styles.productName}>{t('Hotel Management Suite')}</p>;
}
