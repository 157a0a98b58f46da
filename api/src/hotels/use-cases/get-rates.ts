import type { Rates } from '@suite/contracts';
import type { Database } from '@suite/database';
import type { Caller } from '../../auth/auth.public.ts';
import { findCurrency, findRates } from '../hotel-profile.repository.ts';
import { requireRunHotel } from '../hotels.policy.ts';

/** What a night costs in the caller's own hotel, the cheapest room type first. */
export async function getRates(db: Database, caller: Caller): Promise<Rates> {
  const hotel_id = requireRunHotel(caller);
  const [currency, rates] = await Promise.all([findCurrency(db, hotel_id), findRates(db, hotel_id)]);
  return { currency, rates };
}
