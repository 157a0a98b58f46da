import type { Rates, RatesForm } from '@suite/contracts';
import type { Database } from '@suite/database';
import { recordAudit } from '../../audit/audit.public.ts';
import type { Caller } from '../../auth/auth.public.ts';
import { findRates, replaceRates } from '../hotel-profile.repository.ts';
import { requireRunHotel } from '../hotels.policy.ts';

/** Replaces the nightly rates of the caller's own hotel. */
export async function updateRates(db: Database, caller: Caller, form: RatesForm): Promise<Rates> {
  const hotel_id = requireRunHotel(caller);
  return db.transaction(async (tx) => {
    await replaceRates(tx, hotel_id, form);
    await recordAudit(tx, {
      actor: caller,
      hotel_id,
      action: 'update-rates',
      subject_type: 'hotel',
      subject_id: hotel_id,
      details: form,
    });
    return { currency: form.currency, rates: await findRates(tx, hotel_id) };
  });
}
