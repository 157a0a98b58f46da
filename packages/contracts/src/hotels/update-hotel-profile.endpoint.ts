import { defineEndpoint } from '../http/define-endpoint.ts';
import { hotelProfileSchema, updateHotelProfileSchema } from './hotel-profile.schema.ts';

/**
 * Changes the own hotel's contact data, time zone and policies, all of them at once; of an older state, none. No longer
 * requiring two-step verification, and a shorter minimum for passwords, need a confirmation.
 */
export const updateHotelProfileEndpoint = defineEndpoint({
  name: 'update-hotel-profile',
  method: 'PATCH',
  path: '/hotel/profile',
  access: { anyOf: ['manage_hotel'] },
  confirmation: 'some-action',
  body: updateHotelProfileSchema,
  result: hotelProfileSchema,
  fallbackMessage: 'Failed to update hotel profile',
  errors: ['STALE'],
});
