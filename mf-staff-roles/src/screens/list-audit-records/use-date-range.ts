import type { ChangeFilters } from '@suite/remote-kit';
import { useState } from 'react';
import { dateRangeError, type AuditFilters } from '../../domain/audit-filters.ts';

type DateRange = Pick<AuditFilters, 'dateFrom' | 'dateTo'>;

/** Shows an invalid range as typed, but does not request it. */
export function useDateRange(
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
