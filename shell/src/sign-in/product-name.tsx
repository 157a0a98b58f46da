import styles from './sign-in.module.css';

/** What one signs in to, above a form that stands alone. */
export function ProductName() {
  return <p className={styles.productName}>Hotel Management Suite</p>;
}
