import { RegisterHotelTrigger } from './register-hotel-trigger.tsx';
import styles from './sign-in.module.css';

/** The left half of the sign-in page: what this is. */
export function Welcome() {
  return (
    <section className={styles.welcome} aria-label="About">
      <p className={styles.product}>Hotel Management Suite</p>
      <p className={styles.tagline}>Bookings, guests and teams of your hotel in one calm place.</p>
      <ul className={styles.points}>
        <li>Every arrival and its verification at a glance</li>
        <li>Guests prove who they are before they reach the desk</li>
        <li>Each team sees what it needs, and nothing else</li>
      </ul>
      <RegisterHotelTrigger />
    </section>
  );
}
