import { array, number, object, string, type InferType } from 'yup';
import { isCalendarDate } from '../dates/calendar-date.ts';
import { digitsLine } from '../forms/value-fields.ts';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { fileFields, fileTypes } from '../http/export-file.schema.ts';
import { revenuesField } from './dashboard-parts.schema.ts';

const maxMonths = 24;

const isMonth = (value: string | undefined): value is string => isCalendarDate(`${value}-01`);

const monthField = () =>
  digitsLine('Months')
    .required('Month is required')
    .test('month', 'Months must be written as YYYY-MM', (value) => !value || isMonth(value));

function countMonths(from: string, to: string): number {
  const [first, last] = [from, to].map((month) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5)));
  return Number(last) - Number(first) + 1;
}

const monthsSchema = object({
  from: monthField(),
  to: monthField()
    .test('order', 'The first month must not be after the last one', function (to) {
      const { from } = this.parent as { from?: string };
      return !isMonth(from) || !isMonth(to) || from <= to;
    })
    .test('few', `Choose at most ${maxMonths} months`, function (to) {
      const { from } = this.parent as { from?: string };
      return !isMonth(from) || !isMonth(to) || countMonths(from, to) <= maxMonths;
    }),
});

const monthFiguresSchema = object({
  month: string().required(),
  arrivals: number().required(),
  departures: number().required(),
  nights: number().required(),
  nights_with_rate: number().required(),
  nights_without_rate: number().required(),
  /** Nights times the rates of the month. Nights without a rate add nothing, and currencies are never added. */
  revenue: revenuesField,
  /** The rooms that the hotel has today times the days of the month, minus the nights for which they are blocked. */
  room_nights: number().required(),
  /** Is nights in percent of `room_nights`, one decimal; more than 100 when more was sold, null without room nights. */
  occupancy: number().defined().nullable(),
});
export type MonthFigures = InferType<typeof monthFiguresSchema>;

/**
 * The own hotel's figures from one month to another, at most 24. Cancelled stays and no-shows are in none of them. The rooms of
 * past months are not stored: every month is measured by the rooms of today.
 */
export const listMonthsEndpoint = defineEndpoint({
  name: 'list-months',
  method: 'GET',
  path: '/dashboard/months',
  access: { anyOf: ['manage_hotel'] },
  query: monthsSchema,
  result: object({ months: array(monthFiguresSchema.required()).required() }),
  fallbackMessage: 'Failed to fetch the months',
});

/**
 * A month's stays as a file, one row for each, then the totals by currency, which equal the month's figures. A stay has its nights
 * in this month at the rate of this month. Check-in and check-out times are those of the hotel's clock. No guest is named.
 * CSV follows RFC 4180 unless `separator` is `semicolon`: numbers have a decimal comma then. The file's name, such as `month-end-2027-03.xlsx`, is in the answer's `content-disposition`.
 */
export const exportMonthEndpoint = defineEndpoint({
  name: 'export-month',
  method: 'GET',
  path: '/dashboard/months/{month}/export',
  access: { anyOf: ['manage_hotel'] },
  params: object({ month: monthField() }),
  query: object(fileFields),
  raw: Object.values(fileTypes),
  result: string().required(),
  fallbackMessage: 'Failed to export the month',
});
