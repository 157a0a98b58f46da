import { getAvailabilityEndpoint } from '@suite/contracts/rooms';
import { endpointQuery } from '@suite/remote-kit/queries';
import type { BookingFormValues } from '../domain/booking-form.ts';
import { nightsToAsk } from '../domain/rooms-left.ts';

/** `hotelId` is null until a hotel is chosen, and undefined for the user's own. */
export function roomsLeftQuery(values: BookingFormValues, hotelId: number | null | undefined) {
  const nights = hotelId === null ? null : nightsToAsk(values);
  const query = { from: '', to: '', ...nights, ...(hotelId && { hotelId }) };
  return {
    ...endpointQuery(getAvailabilityEndpoint, { query }, ({ types }) => types),
    enabled: nights !== null,
    staleTime: 0,
  };
}
