import type { Database } from '@suite/database';
import { DomainError } from '../../errors/domain-error.ts';
import { hotelNotFound } from '../hotels.policy.ts';
import { findDecision } from '../hotels.repository.ts';

/** Refuses a decision about a hotel: it does not exist, or was decided meanwhile. */
export async function refuseDecision(tx: Database, hotel_id: number): Promise<never> {
  const decision = await findDecision(tx, hotel_id);
  if (!decision) throw hotelNotFound();
  const word = decision.is_approved ? 'approved' : 'rejected';
  throw new DomainError('CONFLICT', `This hotel has been ${word} already.`);
}
