import { array, number, object, boolean, string, type InferType } from 'yup';
import { idIn, queryNumberField } from '../forms/strict-fields.ts';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { limitField } from '../http/pagination.schema.ts';

/** Fields that do not concern the notification, or whose record is gone, are null. */
const notificationSchema = object({
  id: number().required(),
  kind: string().required(),
  created_at: string().required(),
  is_read: boolean().required(),
  name: string().defined().nullable(),
  booking_id: number().defined().nullable(),
  user_id: number().defined().nullable(),
  hotel_id: number().defined().nullable(),
  remote: string().defined().nullable(),
  release: string().defined().nullable(),
  release_change: string().defined().nullable(),
});

export type Notification = InferType<typeof notificationSchema>;

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
