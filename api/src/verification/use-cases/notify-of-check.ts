import type { NotificationKind } from '@suite/contracts/notifications';
import type { Database } from '@suite/database';
import { notifyPeople } from '../../notifications/notifications.public.ts';
import { countRefusalsInARow, type CheckOutcome } from '../attempts.repository.ts';
import type { Person } from '../domain/acting-for.ts';
import type { Guest } from '../verification.policy.ts';

const notifiedRefusals = 3;

export async function notifyOfCheck(
  tx: Database,
  { booking }: Guest,
  person: Person,
  outcome: CheckOutcome,
): Promise<void> {
  const kind = await reasonOf(tx, person, outcome);
  if (kind === null) return;
  const { booking_id, passenger_id } = person;
  await notifyPeople(tx, { kind, hotel_id: booking.hotel_id, actor_id: null, booking_id, passenger_id });
}

async function reasonOf(
  tx: Database,
  person: Person,
  { reason, desk_review, flags }: CheckOutcome,
): Promise<Extract<NotificationKind, 'review' | 'failures' | 'flags'> | null> {
  if (reason === 'OTHER_SIDE_MISSING') return null;
  if (desk_review) return 'review';
  if (reason !== null && (await countRefusalsInARow(tx, person)) === notifiedRefusals) return 'failures';
  return flags.length > 0 || reason === 'ALREADY_VERIFIED_AS_ANOTHER' ? 'flags' : null;
}
