import { array, number, object, string, type InferType } from 'yup';
import { hotelIdField } from '../bookings/booking-filters.schema.ts';
import { addDays, daysBetween, isCalendarDate } from '../dates/calendar-date.ts';
import { dateFilterField } from '../forms/value-fields.ts';
import { defineEndpoint } from '../http/define-endpoint.ts';

export const maxNightsShown = 400;

/** Comes after the field `from`, if both are given. */
export function untilField() {
  return dateFilterField().test('later', 'To must be after From', function (to) {
    const { from } = this.parent as { from?: string };
    return !to || !from || !isCalendarDate(to) || !isCalendarDate(from) || to > from;
  });
}

/** Nights from `from` on, before `to`. */
export const nightsSchema = object({
  from: dateFilterField().required('From is required'),
  to: untilField()
    .required('To is required')
    .test('few', `At most ${maxNightsShown} nights can be asked for at once`, function (to) {
      const { from } = this.parent as { from?: string };
      return (
        !to ||
        !from ||
        !isCalendarDate(to) ||
        !isCalendarDate(from) ||
        daysBetween(from, to) <= maxNightsShown
      );
    }),
});

/**
 * `left` is `in_service` minus `sold`, and negative where more is sold. Types without a room are not listed: their stays are
 * not limited.
 */
export const typeAvailabilitySchema = object({
  room_type: string().required(),
  nights: array(
    object({
      night: string().required(),
      in_service: number().required(),
      sold: number().required(),
      left: number().required(),
    }).required(),
  ).required(),
});
export type TypeAvailability = InferType<typeof typeAvailabilitySchema>;

/** Rooms in service, sold nights and what is left of a hotel, by room type and night. `hotelId` is for global roles. */
export const getAvailabilityEndpoint = defineEndpoint({
  name: 'get-availability',
  method: 'GET',
  path: '/rooms/availability',
  access: 'signed-in',
  scope: 'rooms:read',
  query: nightsSchema.shape({ hotelId: hotelIdField }),
  result: object({ types: array(typeAvailabilitySchema.required()).required() }),
  fallbackMessage: 'Failed to fetch the available rooms',
  errors: ['HOTEL_NOT_FOUND'],
});

/** Returns the nights of a stay, in order. */
export function nightsOf(from: string, to: string): string[] {
  return Array.from({ length: Math.max(0, daysBetween(from, to)) }, (_, index) => addDays(from, index));
}
