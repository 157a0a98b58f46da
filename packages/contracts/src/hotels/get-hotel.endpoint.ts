import { defineEndpoint } from '../http/define-endpoint.ts';
import { hotelParams, hotelSchema } from './hotel.schema.ts';

/**
 * One hotel: any of them for reviewers, the own one for other users. Users who do not manage the hotel get null and empty
 * texts for its registration, its contact person and its administrator.
 */
export const getHotelEndpoint = defineEndpoint({
  name: 'get-hotel',
  method: 'GET',
  path: '/hotel/{id}',
  access: 'signed-in',
  params: hotelParams,
  result: hotelSchema,
  fallbackMessage: 'Failed to fetch hotel details',
  errors: ['HOTEL_NOT_FOUND'],
});
