import type { ChangeFilters } from '@suite/remote-kit';
import { Badge, Button, DateInput, FormField, SearchInput, Select } from '@suite/ui';
import { useState } from 'react';
import { dateRangeError, unfiltered, type BookingFilters } from '../../domain/booking-filters.ts';
import styles from './list-bookings.module.css';
import { useDraft } from './use-draft.ts';

const longestSearch = 200;
const statusOptions = [
  { value: '', label: 'All Status' },
  { value: 'verified', label: 'Verified' },
  { value: 'pending', label: 'Pending' },
] as const;

/** What narrows the list: search after a pause, status at once, dates when applied. */
export function BookingFilterBar({
  filters,
  onChange,
}: {
  filters: BookingFilters;
  onChange: ChangeFilters<BookingFilters>;
}) {
  const [clearings, setClearings] = useState(0);
  const [dateFrom, setDateFrom] = useDraft(filters.dateFrom);
  const [dateTo, setDateTo] = useDraft(filters.dateTo);
  const rangeError = dateRangeError(dateFrom, dateTo);

  const apply = () => {
    const isNew = dateFrom !== filters.dateFrom || dateTo !== filters.dateTo;
    if (!rangeError && isNew) onChange({ dateFrom, dateTo });
  };
  const clear = () => {
    setClearings(clearings + 1);
    setDateFrom('');
    setDateTo('');
    onChange(unfiltered);
  };
  return (
    <form
      className={styles.filters}
      role="search"
      aria-label="Filter bookings"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
    >
      <div className={styles.search}>
        <FormField label="Search">
          <SearchInput
            key={clearings}
            value={filters.search}
            // Refining a search leaves one step in the history, not one for each pause.
            onChange={(search) => onChange({ search }, { replace: filters.search !== '' && search !== '' })}
            placeholder="Search bookings..."
            maxLength={longestSearch}
          />
        </FormField>
      </div>
      <div className={styles.status}>
        <FormField label="Status">
          <Select
            value={filters.status}
            onChange={(status) => onChange({ status })}
            options={statusOptions}
          />
        </FormField>
      </div>
      <div className={styles.filter}>
        <FormField label="From date">
          <DateInput value={dateFrom} onChange={setDateFrom} />
        </FormField>
      </div>
      <div className={styles.filter}>
        <FormField label="To date" error={rangeError}>
          <DateInput value={dateTo} onChange={setDateTo} />
        </FormField>
      </div>
      <div className={styles.filterButtons}>
        <Button type="submit">Apply Filters</Button>
        <Button variant="text" onClick={clear}>
          Clear All
        </Button>
      </div>
      {filters.hotelId ? (
        <div className={styles.onlyHotel}>
          <Badge tone="info">Only hotel #{filters.hotelId}</Badge>
        </div>
      ) : null}
    </form>
  );
}
