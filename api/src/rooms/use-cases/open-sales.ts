import type { OpenSales } from '../../bookings/bookings.public.ts';
import { findTypeNights, lockSales, type TypeNight } from '../availability.repository.ts';
import { soldOutOn } from './sell-stay.ts';

/** Counts the nights of all stays at once; `sellStay` counts those of one. Stays must not begin before today. */
export const openSales: OpenSales = async (tx, hotel_id, stays) => {
  for (const room_type of [...new Set(stays.map((stay) => stay.room_type))].sort())
    await lockSales(tx, hotel_id, room_type);
  const nights = new Map<string, TypeNight[]>();
  const days = stays.flatMap(({ checkin_date, checkout_date }) => [checkin_date, checkout_date]).sort();
  const [from, to] = [days[0], days.at(-1)];
  for (const each of from && to ? await findTypeNights(tx, { hotel_id, from, to }) : []) {
    const ofType = nights.get(each.room_type) ?? [];
    ofType.push(each);
    nights.set(each.room_type, ofType);
  }
  return {
    findRefusal({ room_type, checkin_date, checkout_date }, countPlanned) {
      const ofStay = (nights.get(room_type) ?? []).filter(
        ({ night }) => night >= checkin_date && night < checkout_date,
      );
      const full = ofStay.filter((each) => each.sold + countPlanned(each.night) >= each.in_service);
      return full.length > 0 ? soldOutOn(room_type, full) : null;
    },
  };
};
