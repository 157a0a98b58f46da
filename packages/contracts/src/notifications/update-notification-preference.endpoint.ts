import { object } from 'yup';
import { flagField, textField } from '../forms/strict-fields.ts';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { notificationKinds } from './notification-kinds.ts';
import { notificationPreferenceSchema } from './notification-preference.schema.ts';

const kindMessage = `Kind must be one of ${notificationKinds.join(', ')}`;

/** Chooses by which ways the caller is notified of a kind, for as long as their permissions allow it. */
export const updateNotificationPreferenceEndpoint = defineEndpoint({
  name: 'update-notification-preference',
  method: 'PUT',
  path: '/notifications/preferences/{kind}',
  access: 'signed-in',
  params: object({ kind: textField('Kind').required(kindMessage).oneOf(notificationKinds, kindMessage) }),
  body: object({
    in_app: flagField('In the app').required('In the app is required'),
    daily_mail: flagField('Daily summary by mail').required('Daily summary by mail is required'),
  }).noUnknown(),
  result: notificationPreferenceSchema,
  fallbackMessage: 'Failed to save how you are notified',
});
