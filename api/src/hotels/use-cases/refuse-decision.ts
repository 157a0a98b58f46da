import type { Database } from '@suite/database';
import { DomainError } from '../../errors/domain-error.ts';
import { hotelNotFound } from '../hotels.policy.ts';
import { findDecision } from '../hotels.repository.ts';

export async function refuseDecision(tx: Database, hotel_id: number): Promise<never> {
  const decision = await findDecision(tx, hotel_id);
  if (!decision) throw hotelNotFound();
  const message = decision.is_approved ? 'HOTEL_APPROVED_ALREADY' : 'HOTEL_REJECTED_ALREADY';
  throw new DomainError('CONFLICT', message);
}
