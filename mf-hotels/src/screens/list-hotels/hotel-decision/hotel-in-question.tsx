import type { Hotel } from '@suite/contracts/hotels';
import styles from '../list-hotels.module.css';

export function HotelInQuestion({ hotel }: { hotel: Hotel }) {
  const { hotel_name, hotel_city, hotel_country, registration_number } = hotel;
  return (
    <div className={styles.inQuestion}>
      <p className={styles.strong}>
        <bdi>{hotel_name}</bdi>
      </p>
      <p className={styles.muted}>
        <bdi>
          {hotel_city}, {hotel_country}
        </bdi>{' '}
        · <bdi>{registration_number}</bdi>
      </p>
    </div>
  );
}
