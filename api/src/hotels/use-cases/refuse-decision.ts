import type { Database } from '@suite/database';
import { DomainError } from '../../errors/domain-error.ts';
import { hotelNotFound } from '../hotels.policy.ts';
import { findDecision } from '../hotels.repository.ts';

export async function refuseDecision(tx: Database, hotel_id: number): Promise<never> {
  const decision = await findDecision(tx, hotel_id);
  if (!decision) throw hotelNotFound();
  const message = decision.is_approved
    ? 'This hotel has been approved already.'
    : 'This hotel has been rejected already.';
  throw new DomainError('CONFLICT', message);
}
