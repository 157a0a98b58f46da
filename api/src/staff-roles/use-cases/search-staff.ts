import { holdsAny, mayReadStaff } from '@suite/contracts/permissions';
import { maxHitsPerKind } from '@suite/contracts/search';
import { codedMessage } from '../../errors/coded-message.ts';
import type { Database } from '@suite/database';
import type { Caller } from '../../access/caller.ts';
import type { FoundHit } from '../../text-search/found-hit.ts';
import { findStaffHits } from '../staff-lists.repository.ts';
import { hotelsInReach } from '../staff-roles.policy.ts';

export async function searchStaff(db: Database, caller: Caller, q: string): Promise<FoundHit[]> {
  const reach = hotelsInReach(caller);
  if (reach === null || !holdsAny(caller.permissions, mayReadStaff)) return [];
  const staff = await findStaffHits(db, reach, q, maxHitsPerKind);
  return staff.map(({ user_id, usr_firstname, usr_lastname, position, hotel_name, is_active }) => ({
    kind: 'person',
    id: user_id,
    title: { message: `${usr_firstname} ${usr_lastname}` },
    details: [
      ...(position ? [{ message: position }] : []),
      ...(reach === 'all' ? [{ message: hotel_name }] : []),
      ...(is_active ? [] : [codedMessage('STAFF_INACTIVE', {})]),
    ],
    path: `/users?id=${user_id}`,
  }));
}
