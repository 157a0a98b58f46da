import type { FastifyInstance } from 'fastify';
import {
  countNotificationsEndpoint,
  listNotificationPreferencesEndpoint,
  listNotificationsEndpoint,
  readAllNotificationsEndpoint,
  readNotificationEndpoint,
  updateNotificationPreferenceEndpoint,
} from '@suite/contracts/notifications';
import { repeatWhileListening } from '../http/repeat-while-listening.ts';
import { DomainError } from '../errors/domain-error.ts';
import { serveEndpoint } from '../http/endpoints/serve-endpoint.ts';
import { storePreference } from './notification-preferences.repository.ts';
import { readerOf } from './notifications.policy.ts';
import { countUnread, deleteOldNotifications, markAllRead, markRead } from './notifications.repository.ts';
import { sendDueSummaries } from './use-cases/send-due-summaries.ts';
import { listNotificationPreferences } from './use-cases/list-notification-preferences.ts';
import { listNotifications } from './use-cases/list-notifications.ts';

const keepDays = 90;

function registerNotificationWork(app: FastifyInstance): void {
  const { database, config } = app;
  repeatWhileListening(app, {
    work: ({ signal }) => sendDueSummaries(database, { publicUrl: config.publicUrl, signal }),
    pauseMs: 60_000,
    failureMessage: 'Daily summaries could not be written to the outbox; retrying in a minute',
  });
  repeatWhileListening(app, {
    work: () => deleteOldNotifications(database, keepDays),
    pauseMs: 60 * 60 * 1000,
    failureMessage: 'Old notifications could not be deleted; retrying in an hour',
  });
}

export function registerNotificationsRoutes(app: FastifyInstance): void {
  const { database } = app;
  registerNotificationWork(app);
  serveEndpoint(app, listNotificationsEndpoint, async ({ query, caller, request: { reader } }) => ({
    message: 'Notifications fetched successfully',
    result: await listNotifications(reader, caller, query),
  }));
  serveEndpoint(app, countNotificationsEndpoint, async ({ caller, request: { reader } }) => ({
    message: 'Unread notifications counted successfully',
    result: { count: await countUnread(reader, readerOf(caller)) },
  }));
  serveEndpoint(app, readNotificationEndpoint, async ({ params, caller }) => {
    const isFound = await markRead(database, caller.user_id, params.id);
    if (!isFound) throw new DomainError('NOT_FOUND', 'NOTIFICATION_NOT_FOUND');
    return { message: 'The notification is marked as read', result: {} };
  });
  serveEndpoint(app, readAllNotificationsEndpoint, async ({ body, caller }) => ({
    message: 'Your notifications are marked as read',
    result: { count: await markAllRead(database, readerOf(caller), body.newest) },
  }));
  serveEndpoint(app, listNotificationPreferencesEndpoint, async ({ caller }) => ({
    message: 'How you are notified was fetched successfully',
    result: await listNotificationPreferences(database, caller),
  }));
  serveEndpoint(app, updateNotificationPreferenceEndpoint, async ({ params, body, caller }) => {
    const result = { ...params, ...body };
    await storePreference(database, caller.user_id, result);
    return { message: 'How you are notified was saved', result };
  });
}
