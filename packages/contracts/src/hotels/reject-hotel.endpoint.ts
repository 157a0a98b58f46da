import { defineEndpoint } from '../http/define-endpoint.ts';
import { hotelRejectionSchema } from './hotel-rejection.schema.ts';
import { hotelParams, hotelSchema } from './hotel.schema.ts';

/** Rejects an undecided hotel and mails its contact person the reason. */
export const rejectHotelEndpoint = defineEndpoint({
  name: 'reject-hotel',
  method: 'POST',
  path: '/hotel/{id}/reject',
  access: { anyOf: ['approve_hotels'] },
  params: hotelParams,
  body: hotelRejectionSchema,
  result: hotelSchema,
  fallbackMessage: 'Failed to reject hotel',
  errors: ['HOTEL_NOT_FOUND', 'CONFLICT'],
});
