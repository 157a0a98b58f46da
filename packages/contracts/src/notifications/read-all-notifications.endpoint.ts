import { number, object } from 'yup';
import { idIn, wholeNumberField } from '../forms/strict-fields.ts';
import { defineEndpoint } from '../http/define-endpoint.ts';

/** Marks the notifications of the caller up to this one as read: what came after it has not been seen. */
export const readAllNotificationsEndpoint = defineEndpoint({
  name: 'read-all-notifications',
  method: 'POST',
  path: '/notifications/read',
  access: 'signed-in',
  body: object({
    newest: idIn(
      wholeNumberField('Newest notification').required('Newest notification is required'),
      'Newest notification',
    ),
  }).noUnknown(),
  result: object({ count: number().required() }),
  fallbackMessage: 'Failed to mark your notifications as read',
});
