import { array, boolean, number, object, string, type InferType } from 'yup';
import { daysBetween, isCalendarDate } from '../calendar-date.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { mayCreateBooking } from '../permissions.ts';
import { bookingSchema } from './booking.schema.ts';
import { passengerTypes, roomCapacity, roomTypes } from './room-types.ts';

/** Entered nights may differ from the computed ones by this much. */
export const nightsTolerance = 2;

/** Nights between two days, at least 1. */
export function computeNights(checkin: string, checkout: string): number {
  return Math.max(1, daysBetween(checkin, checkout));
}

const uuidV4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

const passengerSchema = object({
  name: string().trim().max(100, 'Name must be at most 100 characters').required('Name is required'),
  type: string()
    .oneOf([...passengerTypes, ''], 'Type must be Adult, Child or Infant')
    .required('Type is required'),
  user_type: string().oneOf(['guest'], 'User type must be guest').default('guest'),
});

/**
 * The create payload, and the rules of the create dialog. Validate with `context: { today }`, the hotel's
 * own calendar day; without it the past-date rule is not asked.
 */
export const createBookingSchema = object({
  name: string().trim().max(100, 'Name must be at most 100 characters').required('Name is required'),
  email: string()
    .trim()
    .required('Email is required')
    .max(254, 'Valid email is required')
    .matches(/^[^\s@]+@[^\s@]+$/, 'Valid email is required'),
  room_type: string()
    .required('Room type is required')
    .oneOf(roomTypes, `Room type must be one of ${roomTypes.join(', ')}`),
  checkin_date: string()
    .required('Check-in date is required')
    .test('calendar-date', 'Check-in date must be a date', (value) => isCalendarDate(value))
    .test('not-past', 'Check-in date cannot be in the past', function (value) {
      const today = (this.options.context as { today?: string } | undefined)?.today;
      return !today || value >= today;
    }),
  checkout_date: string()
    .required('Check-out date is required')
    .test('calendar-date', 'Check-out date must be a date', (value) => isCalendarDate(value))
    .test('after-checkin', 'Check-out date must be after check-in date', function (value) {
      const { checkin_date: checkin } = this.parent as { checkin_date?: string };
      return !checkin || value > checkin;
    }),
  no_nights: number()
    .required('Nights are required')
    .integer('Nights must be a whole number')
    .min(1, 'Nights must be at least 1')
    .max(3650, 'Nights must be at most 3650')
    .test('near-dates', function (nights) {
      const { checkin_date: checkin, checkout_date: checkout } = this.parent as Record<string, string>;
      if (!checkin || !checkout || !isCalendarDate(checkin) || !isCalendarDate(checkout)) return true;
      if (checkout <= checkin) return true;
      const expected = computeNights(checkin, checkout);
      if (Math.abs((nights ?? 0) - expected) <= nightsTolerance) return true;
      return this.createError({
        message: `Nights seem incorrect. Expected around ${expected} nights for selected dates.`,
      });
    }),
  passengers: array(passengerSchema.required())
    .default([])
    .test('capacity', function (passengers) {
      const { room_type: roomType = '' } = this.parent as { room_type?: string };
      const most = roomCapacity(roomType);
      if ((passengers?.length ?? 0) <= most) return true;
      return this.createError({ message: `Maximum ${most} passengers allowed for ${roomType} room` });
    }),
  verification_token: string().matches(uuidV4, {
    message: 'Verification token must be a UUID v4',
    excludeEmptyString: true,
  }),
  hotel_id: number().integer('Hotel ID must be a whole number').positive('Hotel ID must be positive'),
  allow_overlap: boolean(),
}).noUnknown();

export type CreateBookingPayload = InferType<typeof createBookingSchema>;

/** Creates a booking. `allow_overlap` needs manage_hotel; `hotel_id` is required of, and only read from, a global role. */
export const createBookingEndpoint = defineEndpoint({
  name: 'create-booking',
  method: 'POST',
  path: '/bookings',
  access: { anyOf: mayCreateBooking },
  body: createBookingSchema,
  result: bookingSchema,
  fallbackMessage: 'Failed to create booking',
  errors: ['VALIDATION_ERROR', 'PERMISSION_DENIED', 'HOTEL_NOT_FOUND', 'DATE_RANGE_CONFLICT'],
});
