import type { NewBookingNote } from '@suite/contracts/bookings';
import { holdsAny, mayEditBooking, maySeeGuests } from '@suite/contracts/permissions';
import type { Database } from '@suite/database';
import type { Caller } from '../../access/caller.ts';
import { recordAudit } from '../../audit/audit.public.ts';
import { getBooking, narrowScope } from '../../bookings/bookings.public.ts';
import { DomainError } from '../../errors/domain-error.ts';
import {
  countNotes,
  findNotes,
  findPinnedNotes,
  insertNote,
  lockNote,
  removeDeletedNotes,
  writeNote,
  type NoteKey,
  type NoteRow,
} from '../booking-notes.repository.ts';

const undoSeconds = 60;
const maxNotes = 200;

function requirePermission({ permissions }: Caller, anyOf: readonly string[]): void {
  if (!holdsAny(permissions, anyOf)) throw new DomainError('PERMISSION_DENIED', 'NOTES_DENIED');
}

export async function listBookingNotes(db: Database, caller: Caller, id: number) {
  requirePermission(caller, maySeeGuests);
  const { hotel_id } = await getBooking(db, caller, id);
  const notes = await findNotes(db, { hotel_id, booking_id: id });
  return { notes: notes.map((note) => toNote(caller, note)) };
}

export async function listPinnedNotes(
  db: Database,
  caller: Caller,
  { hotelId }: { hotelId?: number | undefined },
) {
  requirePermission(caller, maySeeGuests);
  return { notes: await findPinnedNotes(db, narrowScope(caller.scope, hotelId)) };
}

/** @throws DomainError PERMISSION_DENIED, BOOKING_NOT_FOUND, CONFLICT for more than 200 notes */
export async function addBookingNote(
  db: Database,
  caller: Caller,
  id: number,
  { text, is_pinned }: NewBookingNote,
) {
  requirePermission(caller, mayEditBooking);
  const { hotel_id } = await getBooking(db, caller, id);
  const booking = { hotel_id, booking_id: id };
  return db.transaction(async (tx) => {
    await removeDeletedNotes(tx, hotel_id, undoSeconds);
    if ((await countNotes(tx, hotel_id, id)) >= maxNotes) {
      throw new DomainError('CONFLICT', 'NOTES_FULL', { most: maxNotes });
    }
    const note = await insertNote(tx, { ...booking, text, is_pinned, created_by: caller.user_id });
    await recordNote(tx, caller, { ...booking, note_id: note.id }, 'add-booking-note');
    return toNote(caller, note);
  });
}

interface NoteChange {
  action: string;
  /** Only the author and callers who manage the hotel may make this change. */
  isOwnersOnly?: boolean;
  deletedWithinSeconds?: number;
  change: (note: NoteRow) => { is_pinned: boolean; is_deleted: boolean };
}

type NoteParams = Record<'id' | 'note_id', number>;

async function changeNote(
  db: Database,
  caller: Caller,
  { id, note_id }: NoteParams,
  { action, isOwnersOnly = false, deletedWithinSeconds, change }: NoteChange,
) {
  requirePermission(caller, mayEditBooking);
  const { hotel_id } = await getBooking(db, caller, id);
  const key = { hotel_id, booking_id: id, note_id };
  return db.transaction(async (tx) => {
    const note = await lockNote(tx, key, deletedWithinSeconds === undefined ? {} : { deletedWithinSeconds });
    if (!note) throw new DomainError('NOT_FOUND', 'NOTE_NOT_FOUND');
    if (isOwnersOnly && !mayDelete(caller, note)) {
      throw new DomainError('PERMISSION_DENIED', 'NOTE_OF_OTHERS');
    }
    const after = change(note);
    await writeNote(tx, key, after);
    await removeDeletedNotes(tx, hotel_id, undoSeconds);
    await recordNote(tx, caller, key, action);
    return toNote(caller, { ...note, is_pinned: after.is_pinned });
  });
}

export function pinBookingNote(db: Database, caller: Caller, params: NoteParams, is_pinned: boolean) {
  return changeNote(db, caller, params, {
    action: is_pinned ? 'pin-booking-note' : 'unpin-booking-note',
    change: () => ({ is_pinned, is_deleted: false }),
  });
}

export async function deleteBookingNote(db: Database, caller: Caller, params: NoteParams): Promise<void> {
  await changeNote(db, caller, params, {
    action: 'delete-booking-note',
    isOwnersOnly: true,
    change: ({ is_pinned }) => ({ is_pinned, is_deleted: true }),
  });
}

export function restoreBookingNote(db: Database, caller: Caller, params: NoteParams) {
  return changeNote(db, caller, params, {
    action: 'restore-booking-note',
    isOwnersOnly: true,
    deletedWithinSeconds: undoSeconds,
    change: ({ is_pinned }) => ({ is_pinned, is_deleted: false }),
  });
}

function mayDelete({ user_id, permissions }: Caller, { created_by }: NoteRow): boolean {
  return created_by === user_id || holdsAny(permissions, ['manage_hotel']);
}

function toNote(caller: Caller, note: NoteRow) {
  const { id, text, is_pinned, author, created_at } = note;
  return { id, text, is_pinned, author, created_at, may_delete: mayDelete(caller, note) };
}

/** Omits the text, which may contain personal data of guests. */
function recordNote(
  tx: Database,
  caller: Caller,
  { hotel_id, booking_id, note_id }: NoteKey,
  action: string,
): Promise<void> {
  return recordAudit(tx, {
    actor: { user_id: caller.user_id, address: caller.address },
    ...{ hotel_id, action, subject_type: 'booking', subject_id: booking_id },
    details: { note_id },
  });
}
