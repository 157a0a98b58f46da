import type { ChangeFilters } from '@suite/remote-kit';
import { FormField, SearchInput, Select } from '@suite/ui';
import { longestSearch, type HotelListFilters } from '../../domain/hotel-filters.ts';
import { t } from '../../languages/catalog.ts';
import styles from './list-hotels.module.css';

const statusOptions = () =>
  [
    { value: 'all', label: t('All Hotels') },
    { value: 'approved', label: t('Approved') },
    { value: 'pending', label: t('Pending Approval') },
    { value: 'rejected', label: t('Rejected') },
    { value: 'active', label: t('Active') },
    { value: 'inactive', label: t('Inactive') },
  ] as const;

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
    <div role="search" aria-label={t('Filter hotels')} className={styles.filters}>
      <div className={styles.searchFilter}>
        <FormField label={t('Search')}>
          <SearchInput
            value={filters.search}
            onChange={search}
            placeholder={t('Search hotels...')}
            maxLength={longestSearch}
          />
        </FormField>
      </div>
      <div className={styles.filter}>
        <FormField label={t('Filter by status')}>
          <Select
            value={filters.status}
            onChange={(status) => onChange({ status })}
            options={statusOptions()}
          />
        </FormField>
      </div>
    </div>
  );
}
