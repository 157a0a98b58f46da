import { createHash } from 'node:crypto';
import { addDays } from '@suite/contracts/dates';
import type { CalendarFeed, CreateCalendarFeedPayload } from '@suite/contracts/integrations';
import type { Database } from '@suite/database';
import { isLanguage } from '@suite/i18n/server';
import { recordAudit } from '../../audit/audit.public.ts';
import { createToken, findLanguage, hashToken, requireConfirmedAction } from '../../auth/auth.public.ts';
import type { Caller } from '../../access/caller.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { requireRunHotel } from '../../hotels/hotels.public.ts';
import { openMessageTexts } from '../../languages/message-texts.ts';
import { lockRoom } from '../../rooms/rooms.public.ts';
import {
  findBusyNights,
  findFeed,
  findFeeds,
  insertFeed,
  openFeed,
  revokeFeedRow,
  type FeedRow,
} from '../calendar-feeds.repository.ts';
import { writeFeed } from '../domain/write-feed.ts';

const maxFeeds = 200;

export async function listCalendarFeeds(db: Database, caller: Caller): Promise<CalendarFeed[]> {
  return (await findFeeds(db, requireRunHotel(caller))).map(toFeed);
}

/** @throws DomainError NOT_FOUND, CONFLICT, CONFIRMATION_REQUIRED */
export async function createCalendarFeed(
  db: Database,
  caller: Caller,
  feed: CreateCalendarFeedPayload,
  publicUrl: string,
): Promise<{ feed: CalendarFeed; address: string }> {
  const hotel_id = requireRunHotel(caller);
  const { token, token_hash } = createToken();
  return db.transaction(async (tx) => {
    const { room_id, name, includes_names } = feed;
    if (room_id !== null && !(await lockRoom(tx, hotel_id, room_id))) {
      throw new DomainError('NOT_FOUND', 'ROOM_NOT_FOUND', {}, 'room_id');
    }
    if ((await findFeeds(tx, hotel_id)).length >= maxFeeds) {
      throw new DomainError('CONFLICT', 'TOO_MANY_CALENDAR_FEEDS', { count: maxFeeds });
    }
    const id = await insertFeed(tx, hotel_id, { ...feed, token_hash, created_by: caller.user_id });
    await record(tx, caller, 'create-calendar-feed', id, { room_id, name, includes_names });
    const text = includes_names
      ? 'Make the calendar address {name}, which shows the names of guests'
      : 'Make the calendar address {name}';
    await requireConfirmedAction(tx, caller, { text, values: { name } });
    const row = await findFeed(tx, hotel_id, id);
    if (!row) throw new Error('The calendar address was not returned');
    return { feed: toFeed(row), address: new URL(`/api/calendars/${token}.ics`, publicUrl).href };
  });
}

export async function revokeCalendarFeed(db: Database, caller: Caller, id: number): Promise<void> {
  const hotel_id = requireRunHotel(caller);
  await db.transaction(async (tx) => {
    const feed = await findFeed(tx, hotel_id, id);
    if (!feed) throw feedNotFound();
    await revokeFeedRow(tx, hotel_id, id);
    const { room_id, name, includes_names } = feed;
    await record(tx, caller, 'revoke-calendar-feed', id, { room_id, name, includes_names });
  });
}

const daysBefore = 30;
const daysAhead = 550;
const fileShape = /^([\w-]{43})\.ics$/;

/** Returns the stored hash of the secret in the name of a feed's file. */
export function hashOfFile(file: string): Buffer | null {
  const [, token] = fileShape.exec(file) ?? [];
  return token === undefined ? null : hashToken(token);
}

/** @throws DomainError NOT_FOUND if the address is unknown or revoked */
export async function getCalendarFeed(
  db: Database,
  file: string,
  publicUrl: string,
): Promise<{ text: string; etag: string }> {
  const hash = hashOfFile(file);
  const feed = hash && (await openFeed(db, hash));
  if (!feed) throw feedNotFound();
  const { hotel_id, room_id, today } = feed;
  const [from, to] = [addDays(today, -daysBefore), addDays(today, daysAhead)];
  const nights = await findBusyNights(db, { hotel_id, room_id, from, to });
  // A hotel has no language of its own: its calendars are in that of the person who made their address.
  const language = await findLanguage(db, [feed.created_by]);
  const render = openMessageTexts(isLanguage(language) ? language : 'en');
  const text = writeFeed({ ...feed, host: new URL(publicUrl).hostname, render }, nights);
  return { text, etag: `"${createHash('sha256').update(text).digest('base64url')}"` };
}

const feedNotFound = () => new DomainError('NOT_FOUND', 'CALENDAR_FEED_NOT_FOUND');

const toFeed = ({ created_at, last_read_at, ...feed }: FeedRow): CalendarFeed => ({
  ...feed,
  created_at: created_at.toISOString(),
  last_read_at: last_read_at?.toISOString() ?? null,
});

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
