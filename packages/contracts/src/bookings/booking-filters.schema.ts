import { object, type InferType } from 'yup';
import { isCalendarDate } from '../dates/calendar-date.ts';
import { singleLine } from '../forms/single-line.ts';
import { digitsLine } from '../forms/value-fields.ts';
import { idIn, queryNumberField, textField } from '../forms/strict-fields.ts';

const dateMessage = 'Dates must be written as YYYY-MM-DD';
const dateField = digitsLine('Dates').test(
  'calendar-date',
  dateMessage,
  (value) => !value || isCalendarDate(value),
);

export const hotelIdField = idIn(queryNumberField('Hotel ID'), 'Hotel ID');

export const searchField = singleLine('Search').max(200, 'Search must be at most 200 characters');

export const bookingFiltersSchema = object({
  status: textField('Status')
    .typeError('Status must be all, verified or pending')
    .oneOf(['', 'all', 'verified', 'pending'], 'Status must be all, verified or pending'),
  search: searchField,
  hotelId: hotelIdField,
  dateFrom: dateField,
  dateTo: dateField.test('range', 'From date must not be after To date', function (to) {
    const { dateFrom } = this.parent as { dateFrom?: string };
    return !to || !dateFrom || !isCalendarDate(to) || dateFrom <= to;
  }),
});

export type BookingFilters = InferType<typeof bookingFiltersSchema>;
