import {
  countNotificationsEndpoint,
  listNotificationPreferencesEndpoint,
  listNotificationsEndpoint,
  readAllNotificationsEndpoint,
  readNotificationEndpoint,
  updateNotificationPreferenceEndpoint,
} from '@suite/contracts/notifications';
import type { FastifyInstance } from 'fastify';
import { serveEndpoint } from '../http/endpoints/serve-endpoint.ts';
import { registerNotificationWork } from './register-notification-work.ts';
import { countNotifications } from './use-cases/count-notifications.ts';
import { listNotificationPreferences } from './use-cases/list-notification-preferences.ts';
import { listNotifications } from './use-cases/list-notifications.ts';
import { readAllNotifications } from './use-cases/read-all-notifications.ts';
import { readNotification } from './use-cases/read-notification.ts';
import { updateNotificationPreference } from './use-cases/update-notification-preference.ts';

export function registerNotificationsRoutes(app: FastifyInstance): void {
  const { database } = app;
  registerNotificationWork(app);
  serveEndpoint(app, listNotificationsEndpoint, async ({ query, caller }) => ({
    message: 'Notifications fetched successfully',
    result: await listNotifications(database, caller, query),
  }));
  serveEndpoint(app, countNotificationsEndpoint, async ({ caller }) => ({
    message: 'Unread notifications counted successfully',
    result: await countNotifications(database, caller),
  }));
  serveEndpoint(app, readNotificationEndpoint, async ({ params, caller }) => {
    await readNotification(database, caller, params.id);
    return { message: 'The notification is marked as read', result: {} };
  });
  serveEndpoint(app, readAllNotificationsEndpoint, async ({ body, caller }) => ({
    message: 'Your notifications are marked as read',
    result: await readAllNotifications(database, caller, body.newest),
  }));
  serveEndpoint(app, listNotificationPreferencesEndpoint, async ({ caller }) => ({
    message: 'How you are notified was fetched successfully',
    result: await listNotificationPreferences(database, caller),
  }));
  serveEndpoint(app, updateNotificationPreferenceEndpoint, async ({ params, body, caller }) => ({
    message: 'How you are notified was saved',
    result: await updateNotificationPreference(database, caller, { ...params, ...body }),
  }));
}
