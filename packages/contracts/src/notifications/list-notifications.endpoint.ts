import { array, number, object } from 'yup';
import { idIn, queryNumberField } from '../forms/strict-fields.ts';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { limitField } from '../http/pagination.schema.ts';
import { notificationSchema } from './notification.schema.ts';

/**
 * The notifications of the caller, newest first: those older than `before`, if it is given. `next` is the `before` of the
 * next page, null on the last one.
 */
export const listNotificationsEndpoint = defineEndpoint({
  name: 'list-notifications',
  method: 'GET',
  path: '/notifications',
  access: 'signed-in',
  query: object({
    before: idIn(queryNumberField('Before'), 'Before'),
    limit: limitField,
  }),
  result: object({
    notifications: array(notificationSchema.required()).required(),
    next: number().defined().nullable(),
  }),
  fallbackMessage: 'Failed to fetch your notifications',
});
