import { holdsAny, mayReadStaff } from '@suite/contracts/permissions';
import { maxHitsPerKind, type SearchHit } from '@suite/contracts/search';
import type { Database } from '@suite/database';
import type { Caller } from '../../access/caller.ts';
import { findStaffHits } from '../staff-lists.repository.ts';
import { hotelsInReach } from '../staff-roles.policy.ts';

export async function searchStaff(db: Database, caller: Caller, q: string): Promise<SearchHit[]> {
  const reach = hotelsInReach(caller);
  if (reach === null || !holdsAny(caller.permissions, mayReadStaff)) return [];
  const staff = await findStaffHits(db, reach, q, maxHitsPerKind);
  return staff.map(({ user_id, usr_firstname, usr_lastname, position, hotel_name, is_active }) => ({
    kind: 'person',
    id: user_id,
    title: `${usr_firstname} ${usr_lastname}`,
    detail: [
      ...(position ? [position] : []),
      ...(reach === 'all' ? [hotel_name] : []),
      ...(is_active ? [] : ['Inactive']),
    ].join(' · '),
    path: `/users?id=${user_id}`,
  }));
}
