import { object } from 'yup';
import { pathIdField } from '../forms/strict-fields.ts';
import { defineEndpoint } from '../http/define-endpoint.ts';

/** Marks one notification of the caller as read; one that is read already stays so. */
export const readNotificationEndpoint = defineEndpoint({
  name: 'read-notification',
  method: 'POST',
  path: '/notifications/{id}/read',
  access: 'signed-in',
  params: object({ id: pathIdField('Notification ID') }),
  result: object({}),
  fallbackMessage: 'Failed to mark the notification as read',
  errors: ['NOT_FOUND'],
});
