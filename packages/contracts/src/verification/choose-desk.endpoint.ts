import { object } from 'yup';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { deskChoicesSchema } from '../bookings/desk-choices.schema.ts';
import { actingForField } from '../bookings/guest-person.schema.ts';

/** Lasts until the person consents to a check. Repeated calls succeed; a verified person gets 409. */
export const chooseDeskEndpoint = defineEndpoint({
  name: 'choose-desk',
  method: 'POST',
  path: '/verification/desk',
  access: 'guest',
  body: object({ user_type: actingForField }).noUnknown(),
  result: object({ desk_choices: deskChoicesSchema }),
  fallbackMessage: 'Failed to store your choice',
  errors: [
    'VALIDATION_ERROR',
    'UNAUTHENTICATED',
    'PERMISSION_DENIED',
    'NOT_FOUND',
    'CONFLICT',
    'TOO_MANY_REQUESTS',
  ],
});
