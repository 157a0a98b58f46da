import { RegisterHotelTrigger } from './register-hotel-trigger.tsx';
import styles from './sign-in.module.css';
import { t } from '../languages/catalog.ts';

export function Welcome() {
  return (
    <section className={styles.welcome} aria-label={t('About')}>
      <p className={styles.product}>{t('Hotel Management Suite')}</p>
      <p className={styles.tagline}>{t('Bookings, guests and teams of your hotel in one calm place.')}</p>
      <ul className={styles.points}>
        <li>{t('Every arrival and its verification at a glance')}</li>
        <li>{t('Guests prove who they are before they reach the desk')}</li>
        <li>{t('Each team sees what it needs, and nothing else')}</li>
      </ul>
      <RegisterHotelTrigger />
    </section>
  );
}
