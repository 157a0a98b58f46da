import { boolean, number, object, string } from 'yup';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { hotelRegistrationSchema } from './hotel-registration.schema.ts';

/** A hotel asks to take part: it is undecided and inactive, and its staff cannot sign in yet. */
export const registerHotelEndpoint = defineEndpoint({
  name: 'register-hotel',
  method: 'POST',
  path: '/hotel/register',
  access: 'public',
  body: hotelRegistrationSchema,
  result: object({
    id: number().required(),
    hotel_name: string().required(),
    registration_number: string().required(),
    is_approved: boolean().defined().nullable(),
    is_active: boolean().required(),
    created_at: string().required(),
  }),
  fallbackMessage: 'Failed to register hotel',
  errors: ['CONFLICT'],
});
