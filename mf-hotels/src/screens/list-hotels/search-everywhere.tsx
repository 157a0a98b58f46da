import type { Pagination } from '@suite/contracts/http';
import type { ChangeFilters } from '@suite/remote-kit';
import { Button } from '@suite/ui';
import type { HotelListFilters } from '../../domain/hotel-filters.ts';
import styles from './list-hotels.module.css';

interface SearchEverywhereProps {
  filters: HotelListFilters;
  /** How many hotels of the page the search has found. */
  found: number;
  pagination: Pagination | undefined;
  onChange: ChangeFilters<HotelListFilters>;
}

/** Shows the scope of the search, and switches between the page and all hotels. */
export function SearchEverywhere({ filters, found, pagination, onChange }: SearchEverywhereProps) {
  if (!filters.search.trim() || !pagination) return null;
  if (filters.in === 'all') {
    return (
      <p className={styles.scope}>
        <span role="status">Searching all hotels: {pagination.total} found.</span>
        <Button variant="link" size="small" onClick={() => onChange({ in: 'page' })}>
          Search this page only
        </Button>
      </p>
    );
  }
  if (pagination.totalPages <= 1) return null;
  return (
    <p className={styles.scope}>
      <span role="status">Searching this page only: {found} found.</span>
      <Button variant="link" size="small" onClick={() => onChange({ in: 'all' })}>
        Search all hotels
      </Button>
    </p>
  );
}
