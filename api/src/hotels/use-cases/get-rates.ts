import type { Rates } from '@suite/contracts/hotels';
import type { Database } from '@suite/database';
import type { Caller } from '../../access/caller.ts';
import { withInstant } from '../domain/with-instant.ts';
import { requireRunHotel } from '../hotels.policy.ts';
import { findRates } from '../rates.repository.ts';

export async function getRates(db: Database, caller: Caller): Promise<Rates> {
  return withInstant(await findRates(db, requireRunHotel(caller)));
}
