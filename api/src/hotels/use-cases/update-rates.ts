import type { Rates, UpdateRatesPayload } from '@suite/contracts/hotels';
import type { Database } from '@suite/database';
import type { Caller } from '../../access/caller.ts';
import { withInstant } from '../../optimistic-locking/with-instant.ts';
import { requireRunHotel } from '../hotels.policy.ts';
import { findRates, replaceRates } from '../rates.repository.ts';
import { recordAudit } from '../../audit/audit.public.ts';
import { refuseStale } from '../../optimistic-locking/refuse-stale.ts';
import { lockHotel } from '../hotels.repository.ts';

export async function getRates(db: Database, caller: Caller): Promise<Rates> {
  return withInstant(await findRates(db, requireRunHotel(caller)));
}

export async function updateRates(
  db: Database,
  caller: Caller,
  { updated_at, ...form }: UpdateRatesPayload,
): Promise<Rates> {
  const hotel_id = requireRunHotel(caller);
  return db.transaction(async (tx) => {
    await lockHotel(tx, hotel_id);
    const before = await findRates(tx, hotel_id);
    refuseStale('the rates', before.updated_at, updated_at);
    await replaceRates(tx, hotel_id, form);
    await recordAudit(tx, {
      actor: caller,
      hotel_id,
      action: 'update-rates',
      subject_type: 'hotel',
      subject_id: hotel_id,
      details: { before: { currency: before.currency, rates: before.rates }, after: form },
    });
    return withInstant(await findRates(tx, hotel_id));
  });
}
