import { isCalendarDate } from '@suite/contracts/dates';
import { formatCalendarDate } from '@suite/i18n/dates';
import { wholeNumberIn } from '@suite/contracts/forms';
import { t } from '../languages/catalog.ts';

/** A blank value does not filter. */
export interface AuditFilters {
  actor: string;
  action: string;
  subject_type: string;
  subject_id: string;
  address: string;
  hotelId: number | null;
  dateFrom: string;
  dateTo: string;
  page: number;
  limit: number;
}

export const unfiltered: AuditFilters = {
  actor: '',
  action: '',
  subject_type: '',
  subject_id: '',
  address: '',
  hotelId: null,
  dateFrom: '',
  dateTo: '',
  page: 1,
  limit: 20,
};

export const longestActor = 200;
export const longestAddress = 100;
const longestSubject = 100;

const textIn = (params: URLSearchParams, name: string, longest: number) =>
  (params.get(name) ?? '').trim().slice(0, longest);

/** The server names actions and subjects in this form. */
function nameIn(params: URLSearchParams, name: string): string {
  const value = params.get(name) ?? '';
  return /^[a-z_-]{1,60}$/.test(value) ? value : '';
}

function dateIn(params: URLSearchParams, name: string): string {
  const value = params.get(name) ?? '';
  return isCalendarDate(value) ? value : '';
}

export function readAuditFilters(params: URLSearchParams): AuditFilters {
  const dates = { dateFrom: dateIn(params, 'dateFrom'), dateTo: dateIn(params, 'dateTo') };
  return {
    actor: textIn(params, 'actor', longestActor),
    action: nameIn(params, 'action'),
    subject_type: nameIn(params, 'subject_type'),
    subject_id: textIn(params, 'subject_id', longestSubject),
    address: textIn(params, 'address', longestAddress),
    hotelId: wholeNumberIn(params, 'hotelId', 2_147_483_647),
    ...(dateRangeError(dates) ? { dateFrom: '', dateTo: '' } : dates),
    page: wholeNumberIn(params, 'page', 1_000_000) ?? unfiltered.page,
    limit: wholeNumberIn(params, 'limit', 100) ?? unfiltered.limit,
  };
}

/** Leaves out `subject_id`, because `subject_type` counts the same filter. */
export function countFilters({
  page: _page,
  limit: _limit,
  subject_id: _id,
  ...filters
}: AuditFilters): number {
  return Object.values(filters).filter(Boolean).length;
}

export function isFiltered(filters: AuditFilters): boolean {
  return filters.subject_id !== '' || countFilters(filters) > 0;
}

export function dateRangeError({
  dateFrom,
  dateTo,
}: {
  dateFrom: string;
  dateTo: string;
}): string | undefined {
  const isEntered = (date: string) => date === '' || isCalendarDate(date);
  if (!isEntered(dateFrom) || !isEntered(dateTo)) {
    return t('Enter a date such as {example}', { example: formatCalendarDate('2027-03-05') ?? '' });
  }
  return dateFrom && dateTo && dateFrom > dateTo ? t('From date must not be after To date') : undefined;
}
