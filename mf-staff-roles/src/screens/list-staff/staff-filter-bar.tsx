import type { ChangeFilters } from '@suite/remote-kit';
import { Button, FormField, SearchInput, Select } from '@suite/ui';
import { isFiltered, longestSearch, type StaffFilters } from '../../domain/staff-filters.ts';
import styles from './list-staff.module.css';

const statusOptions = [
  { value: '', label: 'All Status' },
  { value: 'active', label: 'Active' },
  { value: 'inactive', label: 'Inactive' },
] as const;

interface StaffFilterBarProps {
  filters: StaffFilters;
  /** The positions of the hotel's staff. */
  positions: readonly string[];
  onChange: ChangeFilters<StaffFilters>;
}

/** What narrows the list: search after a pause, status and position at once. */
export function StaffFilterBar({ filters, positions, onChange }: StaffFilterBarProps) {
  const { search, status, position } = filters;
  const known = position === '' || positions.includes(position) ? positions : [position, ...positions];
  return (
    <div className={styles.filters} role="search" aria-label="Filter staff">
      <div className={styles.filter}>
        <FormField label="Search">
          <SearchInput
            value={search}
            // Refining a search leaves one step in the history, not one for each pause.
            onChange={(text) => onChange({ search: text }, { replace: search !== '' && text !== '' })}
            placeholder="Search staff..."
            maxLength={longestSearch}
          />
        </FormField>
      </div>
      <div className={styles.filter}>
        <FormField label="Status">
          <Select value={status} onChange={(value) => onChange({ status: value })} options={statusOptions} />
        </FormField>
      </div>
      <div className={styles.filter}>
        <FormField label="Position">
          <Select
            value={position}
            onChange={(value) => onChange({ position: value })}
            options={[
              { value: '', label: 'All Positions' },
              ...known.map((name) => ({ value: name, label: name })),
            ]}
          />
        </FormField>
      </div>
      {isFiltered(filters) ? (
        <div className={styles.filterButtons}>
          <Button variant="text" onClick={() => onChange({ search: '', status: '', position: '' })}>
            Clear All
          </Button>
        </div>
      ) : null}
    </div>
  );
}
