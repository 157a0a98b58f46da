import type { FastifyInstance } from 'fastify';
import {
  createCalendarFeedEndpoint,
  createExternalCalendarEndpoint,
  deleteExternalCalendarEndpoint,
  getCalendarFeedEndpoint,
  listCalendarFeedsEndpoint,
  listExternalCalendarsEndpoint,
  readExternalCalendarEndpoint,
  revokeCalendarFeedEndpoint,
  updateExternalCalendarEndpoint,
} from '@suite/contracts/integrations';
import { serveEndpoint } from '../http/endpoints/serve-endpoint.ts';
import { servePublicRawEndpoint } from '../http/endpoints/serve-raw-endpoint.ts';
import { addressRules } from '../http/guarded-calls/public-address.ts';
import { repeatWhileListening } from '../http/repeat-while-listening.ts';
import { loadOnce } from '../loading/load-once.ts';
import {
  createCalendarFeed,
  getCalendarFeed,
  listCalendarFeeds,
  revokeCalendarFeed,
} from './use-cases/calendar-feeds.ts';
import {
  createExternalCalendar,
  deleteExternalCalendar,
  listExternalCalendars,
  readExternalCalendar,
  updateExternalCalendar,
} from './use-cases/external-calendars.ts';
import { readDueCalendars } from './use-cases/read-calendar.ts';

const feedAgeSeconds = 300;

export function registerCalendarsRoutes(app: FastifyInstance): void {
  const { database, config } = app;
  serveEndpoint(app, listCalendarFeedsEndpoint, async ({ caller, request: { reader } }) => ({
    message: 'Calendar addresses fetched successfully',
    result: { feeds: await listCalendarFeeds(reader, caller) },
  }));
  serveEndpoint(app, createCalendarFeedEndpoint, async ({ body, caller, reply }) => {
    const result = await createCalendarFeed(database, caller, body, config.publicUrl);
    reply.code(201);
    return { message: 'Calendar address made successfully', result };
  });
  serveEndpoint(app, revokeCalendarFeedEndpoint, async ({ params, caller }) => {
    await revokeCalendarFeed(database, caller, params.id);
    return { message: 'Calendar address revoked successfully', result: {} };
  });
  servePublicRawEndpoint(app, getCalendarFeedEndpoint, async ({ params }) => {
    const { text, etag } = await getCalendarFeed(database, params.file, config.publicUrl);
    return { body: Buffer.from(text), kept: { seconds: feedAgeSeconds, etag } };
  });
  registerExternalCalendars(app);
}

const pauseMs = 30_000;

function registerExternalCalendars(app: FastifyInstance): void {
  const { database, config } = app;
  const rules = addressRules(config);
  const calendars = loadOnce(async () => (await import('./fetch-calendar.ts')).openCalendarFetch(rules));
  const reader = { rules, openFetch: calendars.load, secretKey: config.secretKey };
  app.addHook('onClose', async () => (await calendars.loaded())?.close());
  repeatWhileListening(app, {
    work: ({ signal }) =>
      readDueCalendars(database, reader, {
        signal,
        onFault: (err, { hotel_id, id }) =>
          app.log.error({ err, hotel_id, calendar_id: id }, 'A subscribed calendar could not be followed'),
      }),
    pauseMs,
    failureMessage: 'Subscribed calendars could not be read; retrying in half a minute',
  });
  serveEndpoint(app, listExternalCalendarsEndpoint, async ({ caller, request: { reader: db } }) => ({
    message: 'Subscribed calendars fetched successfully',
    result: { calendars: await listExternalCalendars(db, caller) },
  }));
  serveEndpoint(app, createExternalCalendarEndpoint, async ({ body, caller, reply }) => {
    const result = await createExternalCalendar(database, reader, caller, body);
    reply.code(201);
    return { message: 'Subscribed to the calendar successfully', result };
  });
  serveEndpoint(app, updateExternalCalendarEndpoint, async ({ params, body, caller }) => ({
    message: 'Subscription changed successfully',
    result: await updateExternalCalendar(database, reader, caller, { ...body, id: params.id }),
  }));
  serveEndpoint(app, deleteExternalCalendarEndpoint, async ({ params, caller }) => {
    await deleteExternalCalendar(database, caller, params.id);
    return { message: 'Subscription ended successfully', result: {} };
  });
  serveEndpoint(app, readExternalCalendarEndpoint, async ({ params, body, caller }) => ({
    message: 'Calendar read',
    result: await readExternalCalendar(database, reader, caller, { ...body, id: params.id }),
  }));
}
