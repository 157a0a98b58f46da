import { object, type InferType } from 'yup';
import type { SortDirection } from '../forms/search-params.ts';
import { idIn, queryNumberField, textField } from '../forms/strict-fields.ts';
import { dateRangeFields, singleLine } from '../forms/value-fields.ts';
import { listOrderSchema } from '../http/pagination.schema.ts';
import { stayStates } from './stay-states.ts';

export const hotelIdField = idIn(queryNumberField('Hotel ID'), 'Hotel ID');

export const searchField = singleLine('Search').max(200, 'Search must be at most 200 characters');

const stayMessage = `Stay must be all or one of ${stayStates.join(', ')}`;

/** Without `stay`, a list leaves out cancelled stays and no-shows, and a search finds them. */
export const bookingFiltersSchema = object({
  status: textField('Status')
    .typeError('Status must be all, verified or pending')
    .oneOf(['', 'all', 'verified', 'pending'], 'Status must be all, verified or pending'),
  stay: textField('Stay')
    .typeError(stayMessage)
    .oneOf(['' as const, 'all' as const, ...stayStates], stayMessage),
  search: searchField,
  hotelId: hotelIdField,
  ...dateRangeFields(),
});
export type BookingFilters = InferType<typeof bookingFiltersSchema>;

export const bookingSorts = [
  'created_at',
  'name',
  'checkin_date',
  'checkout_date',
  'status',
  'hotel_name',
] as const;
export type BookingSort = (typeof bookingSorts)[number];

/** Sorts newest first without `sort`; otherwise ascending unless `order` is `desc`. */
export const bookingOrderSchema = listOrderSchema(bookingSorts);
export type BookingOrder = InferType<typeof bookingOrderSchema>;

export function readBookingOrder({ sort, order }: BookingOrder): {
  sort: BookingSort;
  order: SortDirection;
} {
  const column = sort || 'created_at';
  return { sort: column, order: order || (column === 'created_at' ? 'desc' : 'asc') };
}
