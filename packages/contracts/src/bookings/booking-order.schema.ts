import type { InferType } from 'yup';
import type { SortDirection } from '../forms/read-order.ts';
import { listOrderSchema } from '../http/list-order.schema.ts';

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
