import { addDays } from '@suite/contracts/dates';
import type { SkippedEvent } from '@suite/contracts/integrations';
import type { Database } from '@suite/database';
import type { AddressRules } from '@suite/registry';
import { DomainError } from '../../errors/domain-error.ts';
import { followExternalEvents } from '../../rooms/rooms.public.ts';
import type { SecretKey } from '../../sealing/secret-key.ts';
import { openAddress } from '../calendar-address.ts';
import { compareEvents, lostMost } from '../domain/compare-events.ts';
import type { ReadEvents } from '../domain/read-events.ts';
import { readInThread } from '../reading-thread/read-in-thread.ts';
import {
  lockCalendar,
  storeFailure,
  storeSuccess,
  storeSuspicion,
  takeDueCalendars,
  type CalendarToRead,
} from '../calendar-reads.repository.ts';
import {
  endEvents,
  findComingEvents,
  findEventsOfRoom,
  insertEvents,
} from '../external-events.repository.ts';
import type { CalendarAnswer, CalendarFetch } from '../fetch-calendar.ts';

/** Later events are ignored: the nights are sold for so many days ahead. */
const daysAhead = 550;

/** A calendar that lost most of its events is believed if it still lacks them after this time. */
const suspicionMs = 6 * 3_600_000;

export interface CalendarReader {
  rules: AddressRules;
  /** Loads the client at the first read, because most servers start without one. */
  openFetch: () => Promise<CalendarFetch>;
  secretKey: SecretKey;
}

/**
 * Reads a calendar and stores why it could not be read; throws only for faults of this server. Returns the first events that
 * were not understood: they are not stored, since they are data of people.
 */
export async function readCalendar(
  db: Database,
  { openFetch, secretKey }: CalendarReader,
  calendar: CalendarToRead,
  { acceptsLoss = false } = {},
): Promise<SkippedEvent[]> {
  try {
    const address = openStored(secretKey, calendar);
    const known = acceptsLoss ? { etag: null, last_modified: null } : calendar;
    const answer = await (await openFetch()).fetch(address, known);
    const { today, time_zone: timeZone } = calendar;
    const until = addDays(today, daysAhead);
    const events =
      answer && (await readInThread(calendar.hotel_id, { text: answer.text, timeZone, today, until }));
    await db.transaction((tx) =>
      followAnswer(tx, calendar, answer && events && { answer, events }, acceptsLoss),
    );
    return events?.skippedExamples ?? [];
  } catch (error) {
    if (!(error instanceof DomainError) || error.code === undefined) throw error;
    await storeFailure(db, calendar, { code: error.code, params: error.params });
    return [];
  }
}

interface ReadAnswer {
  answer: CalendarAnswer;
  events: ReadEvents;
}

/** An address that was sealed with a key that is lost is a reason of its own. */
function openStored(secretKey: SecretKey, { hotel_id, url_encrypted }: CalendarToRead): string {
  try {
    return openAddress(secretKey, hotel_id, url_encrypted);
  } catch {
    throw new DomainError('UNAVAILABLE', 'CALENDAR_ADDRESS_LOST');
  }
}

/** An unchanged calendar is followed too: nights that a stay occupied may have become free. */
async function followAnswer(
  tx: Database,
  calendar: CalendarToRead,
  read: ReadAnswer | null,
  acceptsLoss: boolean,
): Promise<void> {
  const locked = await lockCalendar(tx, calendar);
  if (!locked) return;
  const { hotel_id, today } = calendar;
  const { suspicious_since, room_id } = locked;
  const believes =
    acceptsLoss || (suspicious_since !== null && Date.now() - suspicious_since.getTime() >= suspicionMs);
  if (read) await believe(tx, calendar, read, believes);
  else await storeSuccess(tx, calendar, undefined);
  await followRoom(tx, { hotel_id, room_id, today });
}

async function believe(
  tx: Database,
  calendar: CalendarToRead,
  { answer: { etag, last_modified }, events: { nights, skipped, isWhole } }: ReadAnswer,
  believesLoss: boolean,
): Promise<void> {
  const stored = await findComingEvents(tx, calendar, calendar.today);
  if (lostMost(stored.length, nights.length) && !believesLoss) {
    await storeSuspicion(tx, calendar, nights.length);
    return;
  }
  const { gone, added } = compareEvents(stored, nights);
  await endEvents(tx, calendar.hotel_id, gone, calendar.today);
  await insertEvents(tx, calendar, added);
  // Without validators the next answer is whole: late nights are not missed when their time comes, and events that were not
  // understood can be shown.
  const validators = isWhole && skipped === 0 ? { etag, last_modified } : { etag: null, last_modified: null };
  await storeSuccess(tx, calendar, { ...validators, skipped_events: skipped });
}

export async function followRoom(
  tx: Database,
  room: { hotel_id: number; room_id: number; today: string },
): Promise<void> {
  await followExternalEvents(tx, room, { events: await findEventsOfRoom(tx, room), today: room.today });
}

const calendarsAtOnce = 8;

/** Reads all calendars that are due, a few at once. A fault with one does not keep the others from being read. */
export async function readDueCalendars(
  db: Database,
  reader: CalendarReader,
  { signal, onFault }: { signal: AbortSignal; onFault: (error: unknown, calendar: CalendarToRead) => void },
): Promise<void> {
  while (!signal.aborted) {
    const due = await takeDueCalendars(db, calendarsAtOnce);
    await Promise.all(
      due.map((calendar) =>
        readCalendar(db, reader, calendar).catch((error: unknown) => onFault(error, calendar)),
      ),
    );
    if (due.length < calendarsAtOnce) return;
  }
}
