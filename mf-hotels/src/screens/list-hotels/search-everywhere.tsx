import type { Pagination } from '@suite/contracts/http';
import type { ChangeFilters } from '@suite/remote-kit';
import { Button } from '@suite/ui';
import type { HotelListFilters } from '../../domain/hotel-filters.ts';
import { t, tn } from '../../languages/catalog.ts';
import styles from './list-hotels.module.css';

interface SearchEverywhereProps {
  filters: HotelListFilters;
  found: number;
  pagination: Pagination | undefined;
  onChange: ChangeFilters<HotelListFilters>;
}

export function SearchEverywhere({ filters, found, pagination, onChange }: SearchEverywhereProps) {
  if (!filters.search.trim() || !pagination) return null;
  if (filters.in === 'all') {
    return (
      <p className={styles.scope}>
        <span role="status">{allFound(pagination.total)}</span>
        <Button variant="link" size="small" onClick={() => onChange({ in: 'page' })}>
          {t('Search this page only')}
        </Button>
      </p>
    );
  }
  if (pagination.totalPages <= 1) return null;
  return (
    <p className={styles.scope}>
      <span role="status">{foundHere(found)}</span>
      <Button variant="link" size="small" onClick={() => onChange({ in: 'all' })}>
        {t('Search all hotels')}
      </Button>
    </p>
  );
}

function allFound(count: number): string {
  return tn(count, 'Searching all hotels: {count} found.', 'Searching all hotels: {count} found.');
}

function foundHere(count: number): string {
  return tn(count, 'Searching this page only: {count} found.', 'Searching this page only: {count} found.');
}
