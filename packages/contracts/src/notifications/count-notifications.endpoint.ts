import { number, object } from 'yup';
import { defineEndpoint } from '../http/define-endpoint.ts';

/** Counts the unread notifications of the caller. */
export const countNotificationsEndpoint = defineEndpoint({
  name: 'count-notifications',
  method: 'GET',
  path: '/notifications/count',
  access: 'signed-in',
  result: object({ count: number().required() }),
  fallbackMessage: 'Failed to count your notifications',
});
