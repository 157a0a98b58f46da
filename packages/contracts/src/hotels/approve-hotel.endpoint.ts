import { defineEndpoint } from '../http/define-endpoint.ts';
import { hotelParams, hotelSchema } from './hotel.schema.ts';

/** Approves an undecided hotel, once: its contact person gets a Hotel Admin login by e-mail. */
export const approveHotelEndpoint = defineEndpoint({
  name: 'approve-hotel',
  method: 'POST',
  path: '/hotel/{id}/approve',
  access: { anyOf: ['approve_hotels'] },
  params: hotelParams,
  result: hotelSchema,
  fallbackMessage: 'Failed to approve hotel',
  errors: ['HOTEL_NOT_FOUND', 'CONFLICT'],
});
