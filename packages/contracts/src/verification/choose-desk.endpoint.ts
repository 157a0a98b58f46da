import { object } from 'yup';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { deskChoicesSchema } from '../bookings/desk-choices.schema.ts';
import { actingForField } from '../bookings/guest-person.schema.ts';

/**
 * Stores that the person prefers to show an ID at the front desk, for staff to see. It does not verify them, needs no
 * consent, and lasts until the person consents to a check. Sent again it answers the same; 409 for a verified person.
 */
export const chooseDeskEndpoint = defineEndpoint({
  name: 'choose-desk',
  method: 'POST',
  path: '/verification/desk',
  access: 'guest',
  body: object({ user_type: actingForField }).noUnknown(),
  result: object({ desk_choices: deskChoicesSchema }),
  fallbackMessage: 'Failed to store your choice',
  errors: ['PERMISSION_DENIED', 'NOT_FOUND', 'CONFLICT'],
});
