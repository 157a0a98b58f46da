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

interface BookingFilterBarProps {
  filters: BookingFilters;
  onChange: ChangeFilters<BookingFilters>;
}

/** The dates being edited; they narrow the list once they are applied. */
function useDateRange({ filters, onChange }: BookingFilterBarProps) {
  const [dateFrom, setDateFrom] = useDraft(filters.dateFrom);
  const [dateTo, setDateTo] = useDraft(filters.dateTo);
  const error = dateRangeError(dateFrom, dateTo);
  const apply = () => {
    const isNew = dateFrom !== filters.dateFrom || dateTo !== filters.dateTo;
    if (!error && isNew) onChange({ dateFrom, dateTo });
  };
  const clear = () => {
    setDateFrom('');
    setDateTo('');
  };
  return { dateFrom, setDateFrom, dateTo, setDateTo, error, apply, clear };
}

/** What narrows the list: search after a pause, status at once, dates when applied. */
export function BookingFilterBar({ filters, onChange }: BookingFilterBarProps) {
  const [clearings, setClearings] = useState(0);
  const dates = useDateRange({ filters, onChange });
  const clear = () => {
    setClearings(clearings + 1);
    dates.clear();
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
        dates.apply();
      }}
    >
      <SearchField key={clearings} filters={filters} onChange={onChange} />
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
          <DateInput value={dates.dateFrom} onChange={dates.setDateFrom} />
        </FormField>
      </div>
      <div className={styles.filter}>
        <FormField label="To date" error={dates.error}>
          <DateInput value={dates.dateTo} onChange={dates.setDateTo} />
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

function SearchField({ filters, onChange }: BookingFilterBarProps) {
  return (
    <div className={styles.search}>
      <FormField label="Search">
        <SearchInput
          value={filters.search}
          // Refining a search leaves one step in the history, not one for each pause.
          onChange={(search) => onChange({ search }, { replace: filters.search !== '' && search !== '' })}
          placeholder="Search bookings..."
          maxLength={longestSearch}
        />
      </FormField>
    </div>
  );
}
