import type { ChangeFilters } from '@suite/remote-kit';
import { FormField, SearchInput, Select } from '@suite/ui';
import { longestSearch, type HotelListFilters } from '../../domain/hotel-filters.ts';
import styles from './list-hotels.module.css';

const statusOptions = [
  { value: 'all', label: 'All Hotels' },
  { value: 'approved', label: 'Approved' },
  { value: 'pending', label: 'Pending Approval' },
  { value: 'rejected', label: 'Rejected' },
  { value: 'active', label: 'Active' },
  { value: 'inactive', label: 'Inactive' },
] as const;

/** What narrows the list: the search of the page after a pause, the server's status at once. */
export function HotelFilterBar({
  filters,
  onChange,
}: {
  filters: HotelListFilters;
  onChange: ChangeFilters<HotelListFilters>;
}) {
  const search = (text: string) => {
    const sought = text.trimStart();
    // Refining a search leaves one step in the history, not one for each pause.
    const replace = filters.search !== '' && sought !== '';
    if (filters.in === 'all') onChange({ search: sought, in: sought ? 'all' : 'page' }, { replace });
    else onChange({ search: sought, page: filters.page }, { replace });
  };
  return (
    <div role="search" aria-label="Filter hotels" className={styles.filters}>
      <div className={styles.searchFilter}>
        <FormField label="Search">
          <SearchInput
            value={filters.search}
            onChange={search}
            placeholder="Search hotels..."
            maxLength={longestSearch}
          />
        </FormField>
      </div>
      <div className={styles.filter}>
        <FormField label="Filter by status">
          <Select
            value={filters.status}
            onChange={(status) => onChange({ status })}
            options={statusOptions}
          />
        </FormField>
      </div>
    </div>
  );
}
