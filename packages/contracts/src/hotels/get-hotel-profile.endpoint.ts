import { defineEndpoint } from '../http/define-endpoint.ts';
import { hotelProfileSchema } from './hotel-profile.schema.ts';

/** The own hotel's contact data, time zone and verification policy. */
export const getHotelProfileEndpoint = defineEndpoint({
  name: 'get-hotel-profile',
  method: 'GET',
  path: '/hotel/profile',
  access: { anyOf: ['manage_hotel'] },
  result: hotelProfileSchema,
  fallbackMessage: 'Failed to fetch hotel profile',
});
