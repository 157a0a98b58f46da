import { object, type InferType } from 'yup';
import { textField } from '../forms/strict-fields.ts';

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

export const sortDirections = ['asc', 'desc'] as const;

export type SortDirection = (typeof sortDirections)[number];

const sortMessage = `Sort must be one of ${bookingSorts.join(', ')}`;
const orderMessage = 'Order must be asc or desc';

/** Newest first, unless `sort` names another column: then ascending, unless `order` is `desc`. */
export const bookingOrderSchema = object({
  sort: textField('Sort')
    .typeError(sortMessage)
    .oneOf(['' as const, ...bookingSorts], sortMessage),
  order: textField('Order')
    .typeError(orderMessage)
    .oneOf(['' as const, ...sortDirections], orderMessage),
});

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
