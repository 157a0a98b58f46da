import type { ChangeFilters } from '@suite/remote-kit';
import { Button, FormField, SearchInput, Select } from '@suite/ui';
import { isFiltered, longestSearch, type StaffFilters } from '../../domain/staff-filters.ts';
import { t } from '../../languages/catalog.ts';
import styles from './list-staff.module.css';

const statusOptions = () =>
  [
    { value: '', label: t('All Status') },
    { value: 'active', label: t('Active') },
    { value: 'inactive', label: t('Inactive') },
  ] as const;

interface StaffFilterBarProps {
  filters: StaffFilters;
  positions: readonly string[];
  onChange: ChangeFilters<StaffFilters>;
}

export function StaffFilterBar({ filters, positions, onChange }: StaffFilterBarProps) {
  const { search, status, position } = filters;
  const offered = position === '' || positions.includes(position) ? positions : [position, ...positions];
  return (
    <div className={styles.filters} role="search" aria-label={t('Filter staff')}>
      <div className={styles.filter}>
        <FormField label={t('Search')}>
          <SearchInput
            value={search}
            // Refining a search leaves one step in the browser's history, not one for each pause.
            onChange={(text) => onChange({ search: text }, { replace: search !== '' && text !== '' })}
            placeholder={t('Search staff...')}
            maxLength={longestSearch}
          />
        </FormField>
      </div>
      <div className={styles.filter}>
        <FormField label={t('Status')}>
          <Select
            value={status}
            onChange={(value) => onChange({ status: value })}
            options={statusOptions()}
          />
        </FormField>
      </div>
      <div className={styles.filter}>
        <FormField label={t('Position')}>
          <Select
            value={position}
            onChange={(value) => onChange({ position: value })}
            options={[
              { value: '', label: t('All Positions') },
              ...offered.map((name) => ({ value: name, label: name })),
            ]}
          />
        </FormField>
      </div>
      {isFiltered(filters) ? (
        <div className={styles.filterButtons}>
          <Button variant="text" onClick={() => onChange({ search: '', status: '', position: '' })}>
            {t('Clear All')}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
