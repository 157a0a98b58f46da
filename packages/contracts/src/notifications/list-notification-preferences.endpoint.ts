import { array, object, string } from 'yup';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { notificationPreferenceSchema } from './notification-preference.schema.ts';

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
