import type { CalendarDate } from '@suite/contracts/dates';
import {
  computeNights,
  type CreateBookingPayload,
  type LegacyBooking,
  type NewBookingPayload,
} from '@suite/contracts/bookings';

/** A new booking whichever form it came by: what a form does not ask for is filled in. */
export interface NewStay extends Omit<CreateBookingPayload, 'hotel_id' | 'room_type' | 'checkout_date'> {
  room_type: string;
  checkout_date: CalendarDate | null;
}

/** The stay that a payload asks for. Without nights they are counted from the dates, and are 1 without an end. */
export function newStay(payload: NewBookingPayload): NewStay {
  if (!('hotel_name' in payload)) return payload;
  const { checkin_date, checkout_date, no_nights, hotel_name: _hotel, ...stay }: LegacyBooking = payload;
  const end = checkout_date || null;
  return {
    ...stay,
    checkin_date,
    checkout_date: end,
    no_nights: no_nights ?? (end ? computeNights(checkin_date, end) : 1),
    verification_token: undefined,
    guest_language: null,
    allow_overlap: undefined,
  };
}
