import type { BodyOf, ResultOf } from '@suite/contracts/http';
import type { chooseDeskEndpoint } from '@suite/contracts/verification';
import type { Database } from '@suite/database';
import { recordAudit } from '../../audit/audit.public.ts';
import { notifyPeople } from '../../notifications/notifications.public.ts';
import { findDeskChoices, insertDeskChoice } from '../desk-checks.repository.ts';
import { namePerson } from '../domain/acting-for.ts';
import { choicesShownTo } from '../domain/choices-shown-to.ts';
import { refuseVerified, requirePerson, type Guest } from '../verification.policy.ts';

/** @throws DomainError PERMISSION_DENIED, NOT_FOUND, CONFLICT for a verified guest */
export async function chooseDesk(
  db: Database,
  guest: Guest,
  { user_type }: BodyOf<typeof chooseDeskEndpoint>,
  now = new Date(),
): Promise<ResultOf<typeof chooseDeskEndpoint>> {
  const person = requirePerson(guest, user_type);
  refuseVerified(person);
  const { booking, address } = guest;
  return db.transaction(async (tx) => {
    if (await insertDeskChoice(tx, person, now)) {
      await recordAudit(tx, {
        actor: { user_id: null, address },
        hotel_id: booking.hotel_id,
        action: 'choose-desk',
        subject_type: 'booking',
        subject_id: booking.id,
        details: { ...namePerson(person) },
        happened_at: now,
      });
      const { booking_id, passenger_id } = person;
      const about = { booking_id, passenger_id, happened_at: now };
      await notifyPeople(tx, { kind: 'desk', hotel_id: booking.hotel_id, actor_id: null, ...about });
    }
    return { desk_choices: choicesShownTo(booking, await findDeskChoices(tx, [booking])) };
  });
}
