import { array, boolean, object, string, type InferType } from 'yup';
import { flagField, textField } from '../forms/strict-fields.ts';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { notificationKinds } from './notification-kinds.ts';

const notificationPreferenceSchema = object({
  kind: string().required(),
  in_app: boolean().required(),
  daily_mail: boolean().required(),
});
export type NotificationPreference = InferType<typeof notificationPreferenceSchema>;

/** The kinds that the caller's permissions allow, each with the ways that the caller has chosen. */
export const listNotificationPreferencesEndpoint = defineEndpoint({
  name: 'list-notification-preferences',
  method: 'GET',
  path: '/notifications/preferences',
  access: 'signed-in',
  result: object({
    preferences: array(notificationPreferenceSchema.required()).required(),
    /** The daily summary is mailed at 07:00 in this zone. */
    time_zone: string().required(),
  }),
  fallbackMessage: 'Failed to fetch how you are notified',
});

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
