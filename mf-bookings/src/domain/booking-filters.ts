import { isCalendarDate } from '@suite/contracts/dates';
import { formatCalendarDate } from '@suite/i18n/dates';
import { readOrder, wholeNumberIn, type OrderFilters } from '@suite/contracts/forms';
import {
  bookingSorts,
  deskViews,
  stayStates,
  type BookingSort,
  type DeskView,
  type StayState,
} from '@suite/contracts/bookings';
import { attentionKinds, type AttentionKind } from '@suite/contracts/verification';
import { t } from '../languages/catalog.ts';

const bookingViews = ['', 'arrivals', 'attention'] as const;

/** Blank values do not narrow the list; without an order the newest bookings come first. */
export interface BookingFilters extends OrderFilters<BookingSort> {
  view: (typeof bookingViews)[number];
  /** Applies to the view of arrivals alone. */
  desk: DeskView;
  /** Applies to the attention view alone. */
  kind: '' | AttentionKind;
  search: string;
  status: '' | 'verified' | 'pending';
  /** The empty value leaves out cancelled stays and no-shows, unless there is a search. */
  stay: '' | 'all' | StayState;
  hotelId: number | null;
  dateFrom: string;
  dateTo: string;
  page: number;
  limit: number;
}

export const unfiltered: BookingFilters = {
  view: '',
  desk: 'arrivals',
  kind: '',
  search: '',
  status: '',
  stay: '',
  hotelId: null,
  dateFrom: '',
  dateTo: '',
  sort: '',
  order: '',
  page: 1,
  limit: 10,
};

export const longestSearch = 200;

/** Treats invalid values as absent. */
export function readBookingFilters(params: URLSearchParams): BookingFilters {
  const dates = { dateFrom: dateIn(params, 'dateFrom'), dateTo: dateIn(params, 'dateTo') };
  const status = params.get('status');
  return {
    view: bookingViews.find((name) => name === params.get('view')) ?? '',
    desk: deskViews.find((name) => name === params.get('desk')) ?? unfiltered.desk,
    kind: attentionKinds.find((name) => name === params.get('kind')) ?? '',
    search: (params.get('search') ?? '').trim().slice(0, longestSearch),
    status: status === 'verified' || status === 'pending' ? status : '',
    stay: (['all', ...stayStates] as const).find((name) => name === params.get('stay')) ?? '',
    hotelId: wholeNumberIn(params, 'hotelId', Number.MAX_SAFE_INTEGER),
    ...(dateRangeError(dates.dateFrom, dates.dateTo) ? { dateFrom: '', dateTo: '' } : dates),
    ...readOrder(params, bookingSorts),
    page: wholeNumberIn(params, 'page', 1_000_000) ?? unfiltered.page,
    limit: wholeNumberIn(params, 'limit', 100) ?? unfiltered.limit,
  };
}

export function countFilters(filters: BookingFilters): number {
  const { search, status, stay, hotelId, dateFrom, dateTo } = filters;
  return [search, status, stay, hotelId, dateFrom, dateTo].filter(Boolean).length;
}

export function isFiltered(filters: BookingFilters): boolean {
  return countFilters(filters) > 0;
}

/** Accepts ranges that are open at either end. */
export function dateRangeError(dateFrom: string, dateTo: string): string | undefined {
  const isEntered = (date: string) => date === '' || isCalendarDate(date);
  if (!isEntered(dateFrom) || !isEntered(dateTo)) {
    return t('Enter a date such as {example}', { example: formatCalendarDate('2027-03-05') ?? '' });
  }
  return dateFrom && dateTo && dateFrom > dateTo ? t('From date must not be after To date') : undefined;
}

function dateIn(params: URLSearchParams, name: string): string {
  const value = params.get(name) ?? '';
  return isCalendarDate(value) ? value : '';
}
