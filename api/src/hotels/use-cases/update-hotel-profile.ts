import type { HotelProfile, HotelProfileForm, UpdateHotelProfilePayload } from '@suite/contracts/hotels';
import type { Database } from '@suite/database';
import type { Caller } from '../../access/caller.ts';
import { withInstant } from '../../optimistic-locking/with-instant.ts';
import { findHotelProfile, knowsTimeZone, lockHotel, updateHotelRow } from '../hotels.repository.ts';
import { requireRunHotel } from '../hotels.policy.ts';
import { recordAudit } from '../../audit/audit.public.ts';
import { requireConfirmedAction } from '../../auth/auth.public.ts';
import { DomainError } from '../../errors/domain-error.ts';
import type { ActionSentence } from '../../errors/unconfirmed-action.ts';
import { refuseStale } from '../../optimistic-locking/refuse-stale.ts';

export async function getHotelProfile(db: Database, caller: Caller): Promise<HotelProfile> {
  return withInstant(await findHotelProfile(db, requireRunHotel(caller)));
}

export async function updateHotelProfile(
  db: Database,
  caller: Caller,
  { updated_at, ...change }: UpdateHotelProfilePayload,
): Promise<HotelProfile> {
  const hotel_id = requireRunHotel(caller);
  if (!(await knowsTimeZone(db, change.time_zone))) {
    throw new DomainError('VALIDATION_ERROR', 'TIME_ZONE_INVALID', {}, 'time_zone');
  }
  return db.transaction(async (tx) => {
    await lockHotel(tx, hotel_id);
    const before = await findHotelProfile(tx, hotel_id);
    refuseStale('the hotel profile', before.updated_at, updated_at);
    const form: HotelProfileForm = {
      ...change,
      invites_on_booking: change.invites_on_booking ?? before.invites_on_booking,
      reminder_days: change.reminder_days ?? before.reminder_days,
      allows_photo_files: change.allows_photo_files ?? before.allows_photo_files,
      reviews_other_names: change.reviews_other_names ?? before.reviews_other_names,
      document_proof: change.document_proof ?? before.document_proof,
      document_retention_days: change.document_retention_days ?? before.document_retention_days,
      asks_guest_facts: change.asks_guest_facts ?? before.asks_guest_facts,
      password_min_length: change.password_min_length ?? before.password_min_length,
      requires_second_factor: change.requires_second_factor ?? before.requires_second_factor,
    };
    if (changesSignIns(before, form)) await requireConfirmedAction(tx, caller, describeSignIns(form));
    await updateHotelRow(tx, hotel_id, form);
    const after = await findHotelProfile(tx, hotel_id);
    const names = Object.keys(form) as (keyof HotelProfileForm)[];
    const changed = names.filter((name) => before[name] !== after[name]);
    const changedOf = (one: HotelProfileForm) => Object.fromEntries(changed.map((name) => [name, one[name]]));
    await recordAudit(tx, {
      actor: caller,
      hotel_id,
      action: 'update-hotel-profile',
      subject_type: 'hotel',
      subject_id: hotel_id,
      details: { before: changedOf(before), after: changedOf(after) },
    });
    return withInstant(after);
  });
}

function changesSignIns(before: HotelProfileForm, after: HotelProfileForm): boolean {
  return (
    before.requires_second_factor !== after.requires_second_factor ||
    after.password_min_length < before.password_min_length
  );
}

function describeSignIns(after: HotelProfileForm): ActionSentence {
  const text = after.requires_second_factor
    ? 'Let people of your hotel sign in with two-step verification, and passwords of at least {password_min_length} characters'
    : 'Let people of your hotel sign in without two-step verification, and passwords of at least {password_min_length} characters';
  return { text, values: { password_min_length: String(after.password_min_length) } };
}
