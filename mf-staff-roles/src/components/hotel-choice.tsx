import { useCan, useSession } from '@suite/session';
import { Banner, Button, Icon } from '@suite/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { getHotelQuery } from '../queries/get-hotel.query.ts';
import styles from './hotel-choice.module.css';
import { HotelSearch } from './hotel-search.tsx';

/** True for those who see every hotel and have none of their own: they say which one a screen is about. */
export function useChoosesHotel(): boolean {
  const { user } = useSession();
  return useCan(['approve_hotels']) && user?.hotelId === null;
}

interface HotelChoiceProps {
  hotelId: number | null;
  onChoose: (hotelId: number | null) => void;
  /** Ends the sentence that asks for a hotel, such as `see its staff`. */
  purpose: string;
  children: ReactNode;
}

/** What belongs to one hotel: at once for its own people, after the choice of a hotel for those who have none. */
export function HotelChoice({ children, ...choice }: HotelChoiceProps) {
  return useChoosesHotel() ? <ChosenHotel {...choice}>{children}</ChosenHotel> : children;
}

function ChosenHotel({ hotelId, onChoose, purpose, children }: HotelChoiceProps) {
  const { data, error } = useQuery({ ...getHotelQuery(hotelId ?? 0), enabled: hotelId !== null });
  const hotel = hotelId === null ? undefined : data;
  if (hotelId === null || error?.status === 404) {
    return (
      <>
        {hotelId === null ? null : <Banner tone="error">{error?.message}</Banner>}
        <HotelSearch purpose={purpose} onChoose={onChoose} />
      </>
    );
  }
  return (
    <>
      <div className={styles.chosen} role="group" aria-label="Hotel">
        <span className={styles.hotel}>
          <Icon name="hotel" />
          <span>
            <span className={styles.name}>{hotel?.hotel_name ?? `Hotel #${hotelId}`}</span>
            {hotel ? (
              <span className={styles.muted}>{` ${hotel.hotel_city}, ${hotel.hotel_country}`}</span>
            ) : null}
          </span>
        </span>
        <Button size="small" onClick={() => onChoose(null)}>
          Choose another hotel
        </Button>
      </div>
      {children}
    </>
  );
}
