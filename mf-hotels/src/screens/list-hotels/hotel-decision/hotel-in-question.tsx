import type { Hotel } from '@suite/contracts/hotels';
import styles from '../list-hotels.module.css';

/** Which hotel is being decided about. */
export function HotelInQuestion({ hotel }: { hotel: Hotel }) {
  const { hotel_name, hotel_city, hotel_country, registration_number } = hotel;
  return (
    <div className={styles.inQuestion}>
      <p className={styles.strong}>{hotel_name}</p>
      <p className={styles.muted}>
        {hotel_city}, {hotel_country} · {registration_number}
      </p>
    </div>
  );
}
