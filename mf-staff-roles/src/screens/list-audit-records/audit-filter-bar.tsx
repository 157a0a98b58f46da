import { calendarDateIn } from '@suite/contracts/dates';
import type { ChangeFilters } from '@suite/remote-kit';
import { Badge, Button, DateInput, FormField, SearchInput, Select } from '@suite/ui';
import {
  dateRangeError,
  isFiltered,
  longestActor,
  longestAddress,
  unfiltered,
  type AuditFilters,
} from '../../domain/audit-filters.ts';
import { subjectOf, wordsOf } from '../../domain/audit-words.ts';
import { t } from '../../languages/catalog.ts';
import styles from './list-audit-records.module.css';
import { useState } from 'react';

interface AuditFilterBarProps {
  filters: AuditFilters;
  actions: readonly string[];
  onChange: ChangeFilters<AuditFilters>;
}

export function AuditFilterBar({ filters, actions, onChange }: AuditFilterBarProps) {
  const { actor, action, address } = filters;
  const offered = action === '' || actions.includes(action) ? actions : [action, ...actions];
  // Refining a text leaves one step in the browser's history, not one for each pause.
  const refines = (before: string, after: string) => ({ replace: before !== '' && after !== '' });
  return (
    <div className={styles.filters} role="search" aria-label={t('Filter records')}>
      <div className={styles.filter}>
        <FormField label={t('Who')}>
          <SearchInput
            value={actor}
            onChange={(text) => onChange({ actor: text }, refines(actor, text))}
            placeholder={t('Name or e-mail')}
            maxLength={longestActor}
          />
        </FormField>
      </div>
      <div className={styles.filter}>
        <FormField label={t('What')}>
          <Select
            value={action}
            onChange={(value) => onChange({ action: value })}
            options={[
              { value: '', label: t('All actions') },
              ...offered.map((name) => ({ value: name, label: wordsOf(name) })),
            ]}
          />
        </FormField>
      </div>
      <RangeFields filters={filters} onChange={onChange} />
      <div className={styles.filter}>
        <FormField label={t('From where')}>
          <SearchInput
            value={address}
            onChange={(text) => onChange({ address: text }, refines(address, text))}
            placeholder={t('Network address')}
            maxLength={longestAddress}
          />
        </FormField>
      </div>
      {isFiltered(filters) ? (
        <NarrowedTo filters={filters} onClear={() => onChange({ ...unfiltered, limit: filters.limit })} />
      ) : null}
    </div>
  );
}

function RangeFields({ filters, onChange }: Pick<AuditFilterBarProps, 'filters' | 'onChange'>) {
  const [range, changeRange] = useDateRange(filters, onChange);
  const today = calendarDateIn(Intl.DateTimeFormat().resolvedOptions().timeZone);
  return (
    <>
      <div className={styles.filter}>
        <FormField label={t('From date')}>
          <DateInput
            value={range.dateFrom}
            max={today}
            onChange={(dateFrom) => changeRange({ ...range, dateFrom })}
          />
        </FormField>
      </div>
      <div className={styles.filter}>
        <FormField label={t('To date')} error={dateRangeError(range)}>
          <DateInput
            value={range.dateTo}
            max={today}
            onChange={(dateTo) => changeRange({ ...range, dateTo })}
          />
        </FormField>
      </div>
    </>
  );
}

function NarrowedTo({ filters, onClear }: { filters: AuditFilters; onClear: () => void }) {
  const { subject_type, hotelId } = filters;
  return (
    <div className={styles.narrowed}>
      {subject_type ? (
        <Badge tone="info">{t('Only {subject}', { subject: subjectOf(filters) })}</Badge>
      ) : null}
      {hotelId ? <Badge tone="info">{t('Only hotel #{id}', { id: hotelId })}</Badge> : null}
      <Button variant="text" onClick={onClear}>
        {t('Clear All')}
      </Button>
    </div>
  );
}

type DateRange = Pick<AuditFilters, 'dateFrom' | 'dateTo'>;

/** Shows an invalid range as typed, but does not request it. */
function useDateRange(
  { dateFrom, dateTo }: DateRange,
  onChange: ChangeFilters<AuditFilters>,
): [DateRange, (range: DateRange) => void] {
  const [wrong, setWrong] = useState<DateRange | null>(null);
  const change = (range: DateRange) => {
    const isWrong = dateRangeError(range) !== undefined;
    setWrong(isWrong ? range : null);
    if (!isWrong) onChange(range);
  };
  return [wrong ?? { dateFrom, dateTo }, change];
}
