import type { Message } from '@suite/contracts/http';
import type { Database } from '@suite/database';
import { findNewestActions } from '../../audit/audit.public.ts';
import { describeAction } from '../domain/history-codes.ts';

/** The server adds the tasks of a day without a person. */
const uncounted = ['create-booking', 'note-arrival', 'note-departure'];

/** Returns what people, guests or mails to them did last with each booking since it was created, by the id of the booking. */
export async function findLastChanges(
  db: Database,
  hotel_id: number,
  ids: readonly number[],
): Promise<Map<number, Message>> {
  const subjects = { hotel_id, subject_type: 'booking', subject_ids: ids.map(String) };
  const newest = await findNewestActions(db, subjects, uncounted);
  return new Map(newest.map(({ subject_id, action }) => [Number(subject_id), describeAction(action)]));
}
