import type { Hotel } from '@suite/contracts/hotels';
import { choosesHotel, useSession } from '@suite/session';
import { Banner, Button, Icon, EmptyState, Panel, SearchInput, Spinner, type ContentQuery } from '@suite/ui';
import type { ReactNode } from 'react';
import { t } from '../languages/catalog.ts';
import styles from './hotel-choice.module.css';

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

interface HotelSearchState {
  search: string;
  setSearch: (search: string) => void;
  hotels: ContentQuery<{ hotels: readonly Hotel[]; pagination: { total: number } }>;
}

interface HotelSearchProps {
  state: HotelSearchState;
  prompt: string;
  onChoose: (hotelId: number) => void;
}

function HotelSearch({ state, prompt, onChoose }: HotelSearchProps) {
  const { search, setSearch, hotels } = state;
  const { data, error, isFetching, refetch } = hotels;
  const more = data ? data.pagination.total - data.hotels.length : 0;
  return (
    <Panel title={t('Choose a hotel')}>
      <div className={styles.search}>
        <p>{prompt}</p>
        <SearchInput
          label={t('Search hotels')}
          placeholder={t('Search hotels...')}
          maxLength={200}
          value={search}
          onChange={setSearch}
        />
        {error ? (
          <>
            <Banner tone="error">{error.message}</Banner>
            <Button icon={<Icon name="reload" />} onClick={() => void refetch()}>
              {t('Try Again')}
            </Button>
          </>
        ) : null}
        {!data && isFetching ? <Spinner text={t('Loading hotels...')} /> : null}
        {data?.hotels.length === 0 ? (
          <EmptyState
            icon="search"
            title={t('No hotels found')}
            text={search ? t('Try another name, e-mail or city.') : t('No hotel has been approved yet.')}
          />
        ) : null}
        <ul className={styles.hotels}>
          {data?.hotels.map(({ id, hotel_name, hotel_city, hotel_country }) => (
            <li key={id}>
              <button type="button" className={styles.option} onClick={() => onChoose(id)}>
                <span className={styles.name}>
                  <bdi>{hotel_name}</bdi>
                </span>
                <span className={styles.muted}>{`${hotel_city}, ${hotel_country}`}</span>
              </button>
            </li>
          ))}
        </ul>
        {more > 0 ? (
          <p className={styles.muted}>{t('{count} more: search for the one you mean.', { count: more })}</p>
        ) : null}
      </div>
    </Panel>
  );
}
