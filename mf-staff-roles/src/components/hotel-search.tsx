import type { Hotel } from '@suite/contracts/hotels';
import { Banner, Button, EmptyState, Icon, Panel, SearchInput, Spinner, type ContentQuery } from '@suite/ui';
import styles from './hotel-choice.module.css';

/** What is searched for, and the hotels that were found. */
export interface HotelSearchState {
  search: string;
  setSearch: (search: string) => void;
  hotels: ContentQuery<{ hotels: readonly Hotel[]; pagination: { total: number } }>;
}

interface HotelSearchProps {
  state: HotelSearchState;
  purpose: string;
  onChoose: (hotelId: number) => void;
}

/** Asks a user without a hotel to choose one. */
export function HotelSearch({ state, purpose, onChoose }: HotelSearchProps) {
  const { search, setSearch, hotels } = state;
  const { data, error, isFetching, refetch } = hotels;
  const more = data ? data.pagination.total - data.hotels.length : 0;
  return (
    <Panel title="Choose a hotel">
      <div className={styles.search}>
        <p>{`Your account belongs to no hotel. Choose one to ${purpose}.`}</p>
        <SearchInput
          label="Search hotels"
          placeholder="Search hotels..."
          maxLength={200}
          value={search}
          onChange={setSearch}
        />
        {error ? (
          <>
            <Banner tone="error">{error.message}</Banner>
            <Button icon={<Icon name="reload" />} onClick={() => void refetch()}>
              Try Again
            </Button>
          </>
        ) : null}
        {!data && isFetching ? <Spinner text="Loading hotels..." /> : null}
        {data?.hotels.length === 0 ? (
          <EmptyState
            icon="search"
            title="No hotels found"
            text={search ? 'Try another name, e-mail or city.' : 'No hotel has been approved yet.'}
          />
        ) : null}
        <ul className={styles.hotels}>
          {data?.hotels.map(({ id, hotel_name, hotel_city, hotel_country }) => (
            <li key={id}>
              <button type="button" className={styles.option} onClick={() => onChoose(id)}>
                <span className={styles.name}>{hotel_name}</span>
                <span className={styles.muted}>{`${hotel_city}, ${hotel_country}`}</span>
              </button>
            </li>
          ))}
        </ul>
        {more > 0 ? <p className={styles.muted}>{`${more} more: search for the one you mean.`}</p> : null}
      </div>
    </Panel>
  );
}
