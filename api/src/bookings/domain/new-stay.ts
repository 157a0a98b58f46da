import type { CalendarDate } from '@suite/contracts/dates';
import {
  computeNights,
  type CreateBookingPayload,
  type LegacyBooking,
  type NewBookingPayload,
} from '@suite/contracts/bookings';

export interface NewStay extends Omit<CreateBookingPayload, 'hotel_id' | 'room_type' | 'checkout_date'> {
  room_type: string;
  checkout_date: CalendarDate | null;
}

/** The legacy form has optional nights: they are counted from the dates, and are 1 without a check-out. */
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
