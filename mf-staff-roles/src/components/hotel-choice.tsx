import type { Hotel } from '@suite/contracts/hotels';
import { choosesHotel, useSession } from '@suite/session';
import { Banner, Button, Icon } from '@suite/ui';
import type { ReactNode } from 'react';
import { t } from '../languages/catalog.ts';
import styles from './hotel-choice.module.css';
import { HotelSearch, type HotelSearchState } from './hotel-search.tsx';

/** Returns true for users who see every hotel and have none of their own: they choose one for a screen. */
export function useChoosesHotel(): boolean {
  return choosesHotel(useSession().user);
}

interface HotelChoiceProps {
  choice: HotelSearchState & {
    chooses: boolean;
    hotelId: number | null;
    /** Is true without a hotel in the URL, and for one that does not exist. */
    isMissing: boolean;
    hotel: { data: Hotel | undefined; error: Error | null };
  };
  onChoose: (hotelId: number | null) => void;
  prompt: string;
  children: ReactNode;
}

/** Shows the content at once to a hotel's staff, and after the choice of a hotel to other users. */
export function HotelChoice({ choice, onChoose, prompt, children }: HotelChoiceProps) {
  const { chooses, hotelId, isMissing, hotel } = choice;
  if (!chooses) return children;
  if (hotelId === null || isMissing) {
    return (
      <>
        {hotelId === null ? null : <Banner tone="error">{hotel.error?.message}</Banner>}
        <HotelSearch state={choice} prompt={prompt} onChoose={onChoose} />
      </>
    );
  }
  return (
    <>
      <div className={styles.chosen} role="group" aria-label={t('Hotel')}>
        <span className={styles.hotel}>
          <Icon name="hotel" />
          <span>
            <span className={styles.name}>{hotel.data?.hotel_name ?? t('Hotel #{id}', { id: hotelId })}</span>
            {hotel.data ? (
              <span className={styles.muted}>{` ${hotel.data.hotel_city}, ${hotel.data.hotel_country}`}</span>
            ) : null}
          </span>
        </span>
        <Button size="small" onClick={() => onChoose(null)}>
          {t('Choose another hotel')}
        </Button>
      </div>
      {children}
    </>
  );
}
