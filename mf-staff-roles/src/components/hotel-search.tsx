import type { Hotel } from '@suite/contracts/hotels';
import { Banner, Button, EmptyState, Icon, Panel, SearchInput, Spinner, type ContentQuery } from '@suite/ui';
import { t } from '../languages/catalog.ts';
import styles from './hotel-choice.module.css';

export interface HotelSearchState {
  search: string;
  setSearch: (search: string) => void;
  hotels: ContentQuery<{ hotels: readonly Hotel[]; pagination: { total: number } }>;
}

interface HotelSearchProps {
  state: HotelSearchState;
  prompt: string;
  onChoose: (hotelId: number) => void;
}

export function HotelSearch({ state, prompt, onChoose }: HotelSearchProps) {
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
