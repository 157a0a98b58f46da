import type { ChangeFilters } from '@suite/remote-kit';
import { Badge, Button, DateInput, FormField, Icon, Select, TextInput } from '@suite/ui';
import { dateRangeError, unfiltered, type BookingFilters } from '../../domain/booking-filters.ts';
import styles from './list-bookings.module.css';
import { useDelayedText } from './use-delayed-text.ts';
import { useDraft } from './use-draft.ts';

const searchDelayMs = 300;
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
  const [search, setSearch] = useDelayedText(
    filters.search,
    // Refining a search leaves one step in the history, not one for each pause.
    (text) => onChange({ search: text }, { replace: filters.search !== '' && text !== '' }),
    searchDelayMs,
  );
  const [dateFrom, setDateFrom] = useDraft(filters.dateFrom);
  const [dateTo, setDateTo] = useDraft(filters.dateTo);
  const rangeError = dateRangeError(dateFrom, dateTo);

  const apply = () => {
    if (!rangeError) onChange({ search: search.trim(), dateFrom, dateTo });
  };
  const clear = () => {
    setSearch('');
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
      <div className={styles.filter}>
        <FormField label="Search">
          <TextInput
            value={search}
            onChange={setSearch}
            placeholder="Search bookings..."
            maxLength={longestSearch}
            prefix={<Icon name="search" />}
          />
        </FormField>
      </div>
      <div className={styles.filter}>
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
