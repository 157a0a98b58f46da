import { listRoomsEndpoint } from '@suite/contracts/hotels';
import {
  createCalendarFeedEndpoint,
  createExternalCalendarEndpoint,
  deleteExternalCalendarEndpoint,
  listCalendarFeedsEndpoint,
  listExternalCalendarsEndpoint,
  readExternalCalendarEndpoint,
  revokeCalendarFeedEndpoint,
  updateExternalCalendarEndpoint,
  type CalendarFeed,
  type CreateCalendarFeedPayload,
  type CreateExternalCalendarPayload,
  type ExternalCalendar,
  type SkippedEvent,
  type UpdateExternalCalendarPayload,
} from '@suite/contracts/integrations';
import { paginationFactory } from '@suite/testing/factories';
import type { FakeApi } from '@suite/testing/fake-api';
import { roomsNumbered } from './fake-hotel-profile.ts';

export interface StoredCalendars {
  feeds: CalendarFeed[];
  calendars: ExternalCalendar[];
  skipped?: SkippedEvent[];
}

const rooms = roomsNumbered('101', '102');
const numberOf = (room_id: number | null) => rooms.find(({ id }) => id === room_id)?.room_number ?? null;

export const bayStays: ExternalCalendar = {
  ...{ id: 7, room_id: 1, room_number: '101', name: 'Bay Stays', host: 'bay.test', interval_minutes: 60 },
  ...{
    state: 'fresh',
    last_read_at: '2027-03-05T12:00:00.000Z',
    last_success_at: '2027-03-05T12:00:00.000Z',
  },
  ...{ failing_since: null, failure: null, suspicious_since: null, suspicious_events: null },
  ...{ skipped_events: 0, events: 4, nights: 9, conflicts: [] },
};

export const address = 'https://suite.test/api/calendars/secret.ics';

export function answerCalendars(api: FakeApi, stored: StoredCalendars): void {
  const idIn = (url: string) => Number(/\/(\d+)(\/read)?$/.exec(url)?.[1]);
  const change = (url: string, changes: Partial<ExternalCalendar>) => {
    stored.calendars = stored.calendars.map((one) => (one.id === idIn(url) ? { ...one, ...changes } : one));
    return stored.calendars.find(({ id }) => id === idIn(url)) ?? bayStays;
  };
  api
    .on(listRoomsEndpoint, () => ({
      rooms,
      counts: [],
      pagination: paginationFactory.build({ total: rooms.length }),
    }))
    .on(listCalendarFeedsEndpoint, () => ({ feeds: stored.feeds }))
    .on(createCalendarFeedEndpoint, ({ body }) => {
      const { name, room_id, includes_names } = body as CreateCalendarFeedPayload;
      const made = { created_at: '2027-03-05T12:00:00.000Z', created_by: 'Ana Reis', last_read_at: null };
      const feed = { id: 3, name, room_id, room_number: numberOf(room_id), includes_names, ...made };
      stored.feeds = [...stored.feeds, feed];
      return { feed, address };
    })
    .on(revokeCalendarFeedEndpoint, ({ url }) => {
      stored.feeds = stored.feeds.filter(({ id }) => id !== idIn(url));
      return {};
    })
    .on(listExternalCalendarsEndpoint, () => ({ calendars: stored.calendars }))
    .on(createExternalCalendarEndpoint, ({ body }) => {
      const { room_id, name } = body as CreateExternalCalendarPayload;
      const room_number = numberOf(room_id) ?? '';
      const created = { ...bayStays, id: 8, room_id, room_number, name, state: 'new' as const };
      stored.calendars = [...stored.calendars, created];
      return created;
    })
    .on(updateExternalCalendarEndpoint, ({ url, body }) => {
      const { name, interval_minutes } = body as UpdateExternalCalendarPayload;
      return change(url, { name, interval_minutes });
    })
    .on(deleteExternalCalendarEndpoint, ({ url }) => {
      stored.calendars = stored.calendars.filter(({ id }) => id !== idIn(url));
      return {};
    })
    .on(readExternalCalendarEndpoint, ({ url }) => {
      const suspicion = { suspicious_since: null, suspicious_events: null };
      const read = change(url, { state: 'fresh', ...suspicion, failure: null, failing_since: null });
      return { ...read, skipped_examples: stored.skipped ?? [] };
    });
}
