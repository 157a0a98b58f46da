import { normalizeLine } from '@suite/contracts/forms';
import { computeNights } from '@suite/contracts/bookings';
import type { CreateBookingPayload, LegacyBooking, NewBookingPayload } from '@suite/contracts/bookings';
import type { CalendarDate } from '@suite/contracts/dates';

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
    external_reference: null,
    guest_language: null,
    allow_overlap: undefined,
    allow_overbooking: undefined,
  };
}

/** Returns the stored name if the sent one differs only by characters that forms normalize: checks refer to it. */
export function keepName(stored: string, sent: string): string {
  return normalizeLine(stored) === sent ? stored : sent;
}
