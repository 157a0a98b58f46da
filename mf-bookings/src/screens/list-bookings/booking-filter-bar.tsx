import type { ChangeFilters } from '@suite/remote-kit';
import { Badge, Button, DateInput, FormField, Select } from '@suite/ui';
import { useState } from 'react';
import { dateRangeError, unfiltered, type BookingFilters } from '../../domain/booking-filters.ts';
import { stayStateOptions } from '../../domain/stays.ts';
import { BookingSearch } from '../../components/booking-search.tsx';
import { t } from '../../languages/catalog.ts';
import styles from './list-bookings.module.css';

const statusOptions = (): { value: BookingFilters['status']; label: string }[] => [
  { value: '', label: t('All Status') },
  { value: 'verified', label: t('Verified') },
  { value: 'pending', label: t('Pending') },
];

interface BookingFilterBarProps {
  filters: BookingFilters;
  onChange: ChangeFilters<BookingFilters>;
}

/** Dates narrow the list once they are applied. */
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
      aria-label={t('Filter bookings')}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        dates.apply();
      }}
    >
      <div key={clearings} className={styles.search}>
        <BookingSearch search={filters.search} onChange={onChange} placeholder={t('Search bookings...')} />
      </div>
      <StateSelects filters={filters} onChange={onChange} />
      <div className={styles.filter}>
        <FormField label={t('From date')}>
          <DateInput value={dates.dateFrom} onChange={dates.setDateFrom} />
        </FormField>
      </div>
      <div className={styles.filter}>
        <FormField label={t('To date')} error={dates.error}>
          <DateInput value={dates.dateTo} onChange={dates.setDateTo} />
        </FormField>
      </div>
      <div className={styles.filterButtons}>
        <Button type="submit">{t('Apply Filters')}</Button>
        <Button variant="text" onClick={clear}>
          {t('Clear All')}
        </Button>
      </div>
      {filters.hotelId ? (
        <div className={styles.onlyHotel}>
          <Badge tone="info">{t('Only hotel #{id}', { id: filters.hotelId })}</Badge>
        </div>
      ) : null}
    </form>
  );
}

function StateSelects({ filters, onChange }: BookingFilterBarProps) {
  return (
    <>
      <div className={styles.status}>
        <FormField label={t('Status')}>
          <Select
            value={filters.status}
            onChange={(status) => onChange({ status })}
            options={statusOptions()}
          />
        </FormField>
      </div>
      <div className={styles.status}>
        <FormField label={t('Stay')}>
          <Select
            value={filters.stay}
            onChange={(stay) => onChange({ stay })}
            options={[
              { value: '' as const, label: t('Active') },
              ...stayStateOptions(),
              { value: 'all' as const, label: t('All') },
            ]}
          />
        </FormField>
      </div>
    </>
  );
}

/** Resets the draft when the applied value changes. */
function useDraft(applied: string): [string, (value: string) => void] {
  const [draft, setDraft] = useState(applied);
  const [seen, setSeen] = useState(applied);
  if (applied !== seen) {
    setSeen(applied);
    setDraft(applied);
  }
  return [draft, setDraft];
}
