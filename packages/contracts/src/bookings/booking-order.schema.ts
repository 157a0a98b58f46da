import type { InferType } from 'yup';
import type { SortDirection } from '../forms/read-order.ts';
import { listOrderSchema } from '../http/list-order.schema.ts';

/** The columns to order bookings by. `status` is the primary guest's: pending before verified. */
export const bookingSorts = [
  'created_at',
  'name',
  'checkin_date',
  'checkout_date',
  'status',
  'hotel_name',
] as const;

export type BookingSort = (typeof bookingSorts)[number];

/** Newest first, unless `sort` names another column: then ascending, unless `order` is `desc`. */
export const bookingOrderSchema = listOrderSchema(bookingSorts);

/** The order of a list of bookings in a query. */
export type BookingOrder = InferType<typeof bookingOrderSchema>;

/** The column and direction of a list, with defaults for missing values. */
export function readBookingOrder({ sort, order }: BookingOrder): {
  sort: BookingSort;
  order: SortDirection;
} {
  const column = sort || 'created_at';
  return { sort: column, order: order || (column === 'created_at' ? 'desc' : 'asc') };
}
