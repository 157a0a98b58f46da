import type { Database } from '@suite/database';
import type { Caller } from '../../access/caller.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { isInReach } from '../staff-roles.policy.ts';
import { findHotelOfRole, findHotelOfUser } from '../staffing.repository.ts';

export async function findColleague(db: Database, caller: Caller, user_id: number): Promise<number> {
  const hotel_id = await findHotelOfUser(db, user_id);
  if (typeof hotel_id !== 'number' || !isInReach(caller, hotel_id)) {
    throw new DomainError('NOT_FOUND', 'STAFF_NOT_FOUND');
  }
  return hotel_id;
}

export async function findReachedRole(db: Database, caller: Caller, role_id: number): Promise<number> {
  const hotel_id = await findHotelOfRole(db, role_id);
  if (typeof hotel_id !== 'number' || !isInReach(caller, hotel_id)) {
    throw new DomainError('NOT_FOUND', 'ROLE_NOT_FOUND');
  }
  return hotel_id;
}
