import type {
  CreateExternalCalendarPayload,
  ExternalCalendar,
  SkippedEvent,
  UpdateExternalCalendarPayload,
} from '@suite/contracts/integrations';
import type { Database } from '@suite/database';
import { recordAudit } from '../../audit/audit.public.ts';
import type { Caller } from '../../access/caller.ts';
import { readStoredMessage } from '../../errors/coded-message.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { requireRunHotel } from '../../hotels/hotels.public.ts';
import { findToday, lockRoom, renameExternalNights } from '../../rooms/rooms.public.ts';
import { findCalendarToRead, lockCalendar } from '../calendar-reads.repository.ts';
import {
  countCalendars,
  deleteCalendarRow,
  findAddresses,
  findCalendars,
  insertCalendar,
  updateCalendar,
  type CalendarRow,
} from '../external-calendars.repository.ts';
import { findEventIds } from '../external-events.repository.ts';
import { readAddress, requireOtherAddress } from './choose-address.ts';
import { followRoom, readCalendar, type CalendarReader } from './read-calendar.ts';

const maxCalendars = 200;
/** Bounds the events that are planned while other writers of the hotel's room nights wait. */
const maxCalendarsOfRoom = 10;

export const listExternalCalendars = async (db: Database, caller: Caller): Promise<ExternalCalendar[]> =>
  (await findCalendars(db, requireRunHotel(caller))).map(toCalendar);

export async function createExternalCalendar(
  db: Database,
  reader: CalendarReader,
  caller: Caller,
  { room_id, name, address, interval_minutes }: CreateExternalCalendarPayload,
): Promise<ExternalCalendar> {
  const hotel_id = requireRunHotel(caller);
  const sealed = readAddress(reader, hotel_id, address);
  return db.transaction(async (tx) => {
    if (!(await lockRoom(tx, hotel_id, room_id))) {
      throw new DomainError('NOT_FOUND', 'ROOM_NOT_FOUND', {}, 'room_id');
    }
    if ((await countCalendars(tx, hotel_id)) >= maxCalendars) {
      throw new DomainError('CONFLICT', 'TOO_MANY_EXTERNAL_CALENDARS', { count: maxCalendars });
    }
    if ((await findAddresses(tx, { hotel_id, room_id })).length >= maxCalendarsOfRoom) {
      throw new DomainError('CONFLICT', 'TOO_MANY_CALENDARS_OF_ROOM', { count: maxCalendarsOfRoom });
    }
    await requireOtherAddress(tx, reader, { hotel_id, room_id }, sealed);
    const fields = { room_id, name, interval_minutes, created_by: caller.user_id, ...sealed };
    const id = await insertCalendar(tx, hotel_id, fields);
    await record(tx, caller, 'create-external-calendar', id, { room_id, name, host: sealed.host });
    return findOne(tx, hotel_id, id);
  });
}

export async function updateExternalCalendar(
  db: Database,
  reader: CalendarReader,
  caller: Caller,
  { id, name, address, interval_minutes }: UpdateExternalCalendarPayload & { id: number },
): Promise<ExternalCalendar> {
  const hotel_id = requireRunHotel(caller);
  const sealed = address ? readAddress(reader, hotel_id, address) : undefined;
  return db.transaction(async (tx) => {
    const key = { hotel_id, id };
    const locked = await lockCalendar(tx, key);
    if (!locked) throw notFound();
    if (sealed) await requireOtherAddress(tx, reader, { ...key, room_id: locked.room_id }, sealed);
    const before = await findOne(tx, hotel_id, id);
    await updateCalendar(tx, key, { name, interval_minutes, address: sealed });
    if (before.name !== name) await renameExternalNights(tx, hotel_id, await findEventIds(tx, key), name);
    await record(tx, caller, 'update-external-calendar', id, {
      before: { name: before.name, interval_minutes: before.interval_minutes, host: before.host },
      after: { name, interval_minutes, host: sealed?.host ?? before.host },
    });
    return findOne(tx, hotel_id, id);
  });
}

/** Nights that another calendar of the room has too are blocked by that one at once. */
export async function deleteExternalCalendar(db: Database, caller: Caller, id: number): Promise<void> {
  const hotel_id = requireRunHotel(caller);
  await db.transaction(async (tx) => {
    const calendar = await lockCalendar(tx, { hotel_id, id });
    if (!calendar) throw notFound();
    const { name, host, room_id } = await findOne(tx, hotel_id, id);
    await deleteCalendarRow(tx, { hotel_id, id });
    await followRoom(tx, { hotel_id, room_id, today: await findToday(tx, hotel_id) });
    await record(tx, caller, 'delete-external-calendar', id, { room_id, name, host });
  });
}

export async function readExternalCalendar(
  db: Database,
  reader: CalendarReader,
  caller: Caller,
  { id, accept_loss }: { id: number; accept_loss: boolean },
): Promise<ExternalCalendar & { skipped_examples: SkippedEvent[] }> {
  const hotel_id = requireRunHotel(caller);
  const calendar = await findCalendarToRead(db, { hotel_id, id });
  if (!calendar) throw notFound();
  const skipped_examples = await readCalendar(db, reader, calendar, { acceptsLoss: accept_loss });
  return db.transaction(async (tx) => {
    await record(tx, caller, 'read-external-calendar', id, { name: calendar.name, accept_loss });
    return { ...(await findOne(tx, hotel_id, id)), skipped_examples };
  });
}

const notFound = () => new DomainError('NOT_FOUND', 'EXTERNAL_CALENDAR_NOT_FOUND');

async function findOne(db: Database, hotel_id: number, id: number): Promise<ExternalCalendar> {
  const [row] = await findCalendars(db, hotel_id, id);
  if (!row) throw notFound();
  return toCalendar(row);
}

function toCalendar(row: CalendarRow): ExternalCalendar {
  const textOf = (time: Date | null) => time?.toISOString() ?? null;
  return {
    ...row,
    state: stateOf(row),
    failure: row.failure && readStoredMessage(row.failure),
    last_read_at: textOf(row.last_read_at),
    last_success_at: textOf(row.last_success_at),
    failing_since: textOf(row.failing_since),
    suspicious_since: textOf(row.suspicious_since),
  };
}

function stateOf(row: CalendarRow): ExternalCalendar['state'] {
  if (row.suspicious_since) return 'shrunk';
  if (row.failing_since) return 'failing';
  return row.last_read_at ? 'fresh' : 'new';
}

function record(
  tx: Database,
  actor: Caller,
  action: string,
  subject_id: number,
  details: object,
): Promise<void> {
  const { hotel_id } = actor;
  return recordAudit(tx, { actor, hotel_id, action, subject_type: 'calendar', subject_id, details });
}
