import type { getBookingHistoryEndpoint, HistoryEntry } from '@suite/contracts/bookings';
import type { AuditChange, AuditRecord } from '@suite/contracts/audit';
import { paginate, type QueryOf, type ResultOf } from '@suite/contracts/http';
import type { Database } from '@suite/database';
import type { Caller } from '../../access/caller.ts';
import { findRecordsAbout } from '../../audit/audit.public.ts';
import { findParty, getBooking, requireManage, type PartyMember } from '../../bookings/bookings.public.ts';
import { describeAction } from '../domain/history-codes.ts';

/** @throws DomainError PERMISSION_DENIED, BOOKING_NOT_FOUND */
export async function getBookingHistory(
  db: Database,
  caller: Caller,
  id: number,
  { page, limit }: NonNullable<QueryOf<typeof getBookingHistoryEndpoint>>,
): Promise<ResultOf<typeof getBookingHistoryEndpoint>> {
  requireManage(caller, 'HISTORY_DENIED');
  const { hotel_id } = await getBooking(db, caller, id);
  const subject = { hotel_id, subject_type: 'booking', subject_id: String(id) };
  const { records, total } = await findRecordsAbout(db, subject, { skip: (page - 1) * limit, take: limit });
  const party = await findParty(db, { hotel_id, id });
  return {
    entries: records.map((record) => toEntry(record, party)),
    pagination: paginate(page, limit, total),
  };
}

function toEntry(record: AuditRecord, party: readonly PartyMember[]): HistoryEntry {
  return {
    id: record.id,
    happened_at: record.happened_at,
    actor: describeActor(record),
    sentence: describeAction(record.action),
    about: findPerson(record.changes, party),
    changes: describeChanges(record),
  };
}

/** The server records what it does itself without an address; an erased record has none either. */
function describeActor({ actor, token, address, is_redacted }: AuditRecord): HistoryEntry['actor'] {
  if (actor) return { kind: 'person', name: actor.name };
  if (token) return { kind: 'token', name: token.name };
  return { kind: address === '' && !is_redacted ? 'system' : 'guest', name: null };
}

function findPerson(changes: readonly AuditChange[], party: readonly PartyMember[]): string | null {
  const valueOf = (name: string) => changes.find(({ field }) => field === name)?.after;
  const [user_type, item_id] = [valueOf('user_type'), Number(valueOf('item_id'))];
  if (!user_type) return null;
  const passenger_id = user_type === 'primary' ? null : item_id;
  return party.find((member) => member.passenger_id === passenger_id)?.name ?? null;
}

/** Records of these actions have one pair of values without a name. */
const namelessValues: Readonly<Record<string, string>> = {
  'change-stay': 'stay_state',
  'assign-room': 'room',
};

const shownFields = new Set([
  ...['checkin_date', 'checkout_date', 'no_nights', 'room_type', 'room', 'room_number', 'stay_state'],
  ...['external_reference', 'guest_language', 'arrival_time', 'method', 'decision', 'reason', 'stars'],
]);

function describeChanges({ action, changes }: AuditRecord): AuditChange[] {
  return changes.flatMap(({ field, before, after }) => {
    if (field === 'changed') {
      return (after ?? '').split(', ').map((name) => ({ field: name, before: null, after: null }));
    }
    const name = field === 'value' ? (namelessValues[action] ?? '') : field;
    return shownFields.has(name) && before !== after ? [{ field: name, before, after }] : [];
  });
}
