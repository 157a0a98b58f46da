import { defineEndpoint } from '../http/define-endpoint.ts';
import { dutyParams, dutySchema, setDutySchema } from './duty.schema.ts';

/** Sets a colleague's department and whether they are on duty. */
export const setDutyEndpoint = defineEndpoint({
  name: 'set-duty',
  method: 'PATCH',
  path: '/dashboard/staff/{id}',
  access: { anyOf: ['manage_hotel'] },
  params: dutyParams,
  body: setDutySchema,
  result: dutySchema,
  fallbackMessage: 'Failed to update duty',
  errors: ['NOT_FOUND'],
});
