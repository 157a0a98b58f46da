import type { Database } from '@suite/database';
import type { PlannedStay } from '../../bookings/bookings.public.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { findNightsOfStay, lockSales, type TypeNight } from '../availability.repository.ts';

const maxNamedNights = 14;

/**
 * Returns whether the stay is sold beyond the rooms in service. Nights that the stay had before are never refused, since it
 * keeps its room on them.
 * @throws DomainError SOLD_OUT
 */
export async function sellStay(
  tx: Database,
  { room_type, before, isOverbooked, allowsOverbooking, ...stay }: PlannedStay,
): Promise<boolean> {
  if (room_type === null) return false;
  await lockSales(tx, stay.hotel_id, room_type);
  const nights = await findNightsOfStay(tx, { ...stay, room_type });
  const isKept = ({ night }: TypeNight) =>
    before?.room_type === room_type && night >= before.checkin_date && night < before.stay_end;
  const full = nights.filter((each) => each.sold - (isKept(each) ? 1 : 0) >= each.in_service);
  const soldOut = full.filter((each) => !isKept(each));
  if (soldOut.length === 0) return isOverbooked && full.length > 0;
  if (allowsOverbooking) return true;
  throw soldOutOn(room_type, soldOut);
}

export function soldOutOn(room_type: string, nights: readonly TypeNight[]): DomainError {
  const named = {
    room_type: { texts: [room_type] },
    nights: { dates: nights.slice(0, maxNamedNights).map(({ night }) => night) },
  };
  const more = nights.length - maxNamedNights;
  return more > 0
    ? new DomainError('SOLD_OUT', 'SOLD_OUT_MORE', { ...named, more })
    : new DomainError('SOLD_OUT', 'SOLD_OUT', named);
}
