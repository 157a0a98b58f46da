import type { Booking } from '@suite/contracts/bookings';

interface DescribedEvent {
  hotel_id: number;
  event_id: string;
  type: string;
  booking_id: number | null;
  data: object;
  happened_at: Date;
}

export const webhookId = (event_id: string): string => `evt_${event_id.replaceAll('-', '')}`;

/** `booking` is undefined unless the hotel sends personal data, and null when the booking is deleted. */
export function webhookBody(
  { hotel_id, event_id, type, booking_id, data, happened_at }: DescribedEvent,
  booking: Booking | null | undefined,
  publicUrl: string,
): string {
  return JSON.stringify({
    id: webhookId(event_id),
    type,
    timestamp: happened_at.toISOString(),
    data: {
      hotel_id,
      ...(booking_id === null
        ? { url: `${publicUrl}/integrations?tab=webhooks` }
        : {
            ...{ booking_id, external_reference: null },
            url: `${publicUrl}/bookings?id=${booking_id}`,
            api_url: `${publicUrl}/api/bookings/${booking_id}`,
          }),
      ...data,
      ...(booking !== undefined && { booking: booking && personalData(booking) }),
    },
  });
}

/** Leaves out the requests of guests, in which they may write of their health or religion, and parts of their links. */
function personalData(booking: Booking): object {
  const { name, email, phone, guest_language, room_type, checkin_date, checkout_date, no_nights } = booking;
  const { arrival_time, stay_state, is_verified, room, group_id, updated_at } = booking;
  return {
    ...{
      name,
      email,
      phone,
      guest_language,
      room_type,
      checkin_date,
      checkout_date,
      no_nights,
      arrival_time,
    },
    ...{ stay_state, is_verified, room_number: room?.room_number ?? null, group_id, updated_at },
    guests: booking.passengers.map(({ id, name, type, is_verified }) => ({ id, name, type, is_verified })),
  };
}
