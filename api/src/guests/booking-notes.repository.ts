import { sql, type Database, type Sql } from '@suite/database';
import type { HotelScope } from '../access/caller.ts';
import { ofHotels } from '../bookings/bookings.public.ts';

export interface NoteRow {
  id: number;
  text: string;
  is_pinned: boolean;
  created_by: number;
  author: string;
  created_at: Date;
}

/** Names a note by its booking, so that the right to the booking covers the note. */
export interface NoteKey {
  hotel_id: number;
  booking_id: number;
  note_id: number;
}

const noteColumns = sql`
  notes.id, notes.text, notes.is_pinned, notes.created_by, notes.created_at,
  (select concat_ws(' ', usr_firstname, usr_lastname) from account_overview where user_id = notes.created_by) as author`;

const isNote = ({ hotel_id, booking_id, note_id }: NoteKey): Sql => sql`
  notes.id = ${note_id} and notes.booking_id = ${booking_id} and notes.hotel_id = ${hotel_id}`;

export function findNotes(
  db: Database,
  { hotel_id, booking_id }: Pick<NoteKey, 'hotel_id' | 'booking_id'>,
): Promise<NoteRow[]> {
  return db.query<NoteRow>(sql`
    select ${noteColumns} from booking_notes as notes
    where notes.booking_id = ${booking_id} and notes.hotel_id = ${hotel_id} and notes.deleted_at is null
    order by notes.is_pinned desc, notes.id desc`);
}

export async function insertNote(
  tx: Database,
  note: Pick<NoteRow, 'text' | 'is_pinned' | 'created_by'> & Pick<NoteKey, 'hotel_id' | 'booking_id'>,
): Promise<NoteRow> {
  const [row] = await tx.query<NoteRow>(sql`
    with notes as (
      insert into booking_notes (hotel_id, booking_id, text, is_pinned, created_by)
      values (${note.hotel_id}, ${note.booking_id}, ${note.text}, ${note.is_pinned}, ${note.created_by}) returning *
    )
    select ${noteColumns} from notes`);
  if (!row) throw new Error('No note was added');
  return row;
}

export async function lockNote(
  tx: Database,
  key: NoteKey,
  { deletedWithinSeconds }: { deletedWithinSeconds?: number } = {},
): Promise<NoteRow | null> {
  const state =
    deletedWithinSeconds === undefined
      ? sql`notes.deleted_at is null`
      : sql`notes.deleted_at > now() - make_interval(secs => ${deletedWithinSeconds})`;
  const [row] = await tx.query<NoteRow>(sql`
    select ${noteColumns} from booking_notes as notes where ${isNote(key)} and ${state} for update`);
  return row ?? null;
}

export async function writeNote(
  tx: Database,
  key: NoteKey,
  { is_pinned, is_deleted }: { is_pinned: boolean; is_deleted: boolean },
): Promise<void> {
  await tx.query(sql`
    update booking_notes as notes set is_pinned = ${is_pinned},
      deleted_at = case when ${is_deleted}::boolean then now() end
    where ${isNote(key)}`);
}

/** Removes the texts of notes that can no longer be restored. */
export async function removeDeletedNotes(
  tx: Database,
  hotel_id: number,
  olderThanSeconds: number,
): Promise<void> {
  await tx.query(sql`
    delete from booking_notes
    where hotel_id = ${hotel_id} and deleted_at < now() - make_interval(secs => ${olderThanSeconds})`);
}

export async function countNotes(tx: Database, hotel_id: number, booking_id: number): Promise<number> {
  const [row] = await tx.query<{ count: number }>(sql`
    select count(*) as count from booking_notes
    where booking_id = ${booking_id} and hotel_id = ${hotel_id} and deleted_at is null`);
  return row?.count ?? 0;
}

const maxPinned = 50;

export function findPinnedNotes(
  db: Database,
  scope: HotelScope,
): Promise<
  (Pick<NoteRow, 'id' | 'text' | 'author' | 'created_at'> & { booking_id: number; name: string })[]
> {
  return db.query(sql`
    select ${noteColumns}, notes.booking_id, bookings.name
    from booking_notes as notes join booking_overview as bookings
      on bookings.hotel_id = notes.hotel_id and bookings.id = notes.booking_id
    join hotel_overview as hotels on hotels.id = notes.hotel_id
    where ${ofHotels(scope, 'notes')} and notes.is_pinned and notes.deleted_at is null
      and bookings.inactive_since is null
      and (now() at time zone hotels.time_zone)::date between bookings.checkin_date and bookings.stay_end
    order by notes.id desc limit ${maxPinned}`);
}
