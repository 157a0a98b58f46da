import { array, boolean, number, object, string, type InferType, type NumberSchema } from 'yup';
import { idIn, pathIdField, queryNumberField, wholeNumberField } from '../forms/strict-fields.ts';
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

/** Notifications are too many for the 32 bits of other numbers. */
function wide<Field extends NumberSchema<number | undefined>>(field: Field, label: string): Field {
  return field.max(Number.MAX_SAFE_INTEGER, `${label} is not known`);
}

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
    before: wide(idIn(queryNumberField('Before'), 'Before'), 'Before'),
    limit: limitField,
  }),
  result: object({
    notifications: array(notificationSchema.required()).required(),
    next: number().defined().nullable(),
  }),
  fallbackMessage: 'Failed to fetch your notifications',
});

/** Counts the unread notifications of the caller. */
export const countNotificationsEndpoint = defineEndpoint({
  name: 'count-notifications',
  method: 'GET',
  path: '/notifications/count',
  access: 'signed-in',
  result: object({ count: number().required() }),
  fallbackMessage: 'Failed to count your notifications',
});

/** Marks one notification of the caller as read; one that is read already stays so. */
export const readNotificationEndpoint = defineEndpoint({
  name: 'read-notification',
  method: 'POST',
  path: '/notifications/{id}/read',
  access: 'signed-in',
  params: object({ id: wide(pathIdField('Notification ID'), 'Notification ID') }),
  result: object({}),
  fallbackMessage: 'Failed to mark the notification as read',
  errors: ['NOT_FOUND'],
});

/** Marks the notifications of the caller up to this one as read: what came after it has not been seen. */
export const readAllNotificationsEndpoint = defineEndpoint({
  name: 'read-all-notifications',
  method: 'POST',
  path: '/notifications/read',
  access: 'signed-in',
  body: object({
    newest: wide(
      idIn(
        wholeNumberField('Newest notification').required('Newest notification is required'),
        'Newest notification',
      ),
      'Newest notification',
    ),
  }).noUnknown(),
  result: object({ count: number().required() }),
  fallbackMessage: 'Failed to mark your notifications as read',
});
