import { defineEndpoint } from '../http/define-endpoint.ts';
import { hotelParams, hotelSchema } from './hotel.schema.ts';

/** Reviewers may read any hotel; users who do not manage it get no registration and no contact person. */
export const getHotelEndpoint = defineEndpoint({
  name: 'get-hotel',
  method: 'GET',
  path: '/hotel/{id}',
  access: 'signed-in',
  params: hotelParams,
  result: hotelSchema,
  fallbackMessage: 'Failed to fetch hotel details',
  errors: ['VALIDATION_ERROR', 'UNAUTHENTICATED', 'TOKEN_EXPIRED', 'HOTEL_NOT_FOUND'],
});
