import { defineEndpoint } from '../define-endpoint.ts';
import { hotelProfileSchema, updateHotelProfileSchema } from './hotel-profile.schema.ts';

/** Changes the own hotel's contact data, time zone and verification policy, all of them at once; of an older state, none. */
export const updateHotelProfileEndpoint = defineEndpoint({
  name: 'update-hotel-profile',
  method: 'PATCH',
  path: '/hotel/profile',
  access: { anyOf: ['manage_hotel'] },
  body: updateHotelProfileSchema,
  result: hotelProfileSchema,
  fallbackMessage: 'Failed to update hotel profile',
  errors: ['VALIDATION_ERROR', 'UNAUTHENTICATED', 'TOKEN_EXPIRED', 'PERMISSION_DENIED', 'STALE'],
});
