import { addDays } from '@suite/contracts/dates';
import type { OpenSales, SoldStay } from '../../bookings/bookings.public.ts';
import { findTypeNights, lockSales, type TypeNight } from '../availability.repository.ts';
import { soldOutOn } from './sell-stay.ts';

/** Nights in between that no stay needs are read, too; far ones are not. */
const maxDays = 400;

/** Counts the nights of all stays at once; `sellStay` counts those of one. Stays must not begin before today. */
export const openSales: OpenSales = async (tx, hotel_id, stays) => {
  for (const room_type of [...new Set(stays.map((stay) => stay.room_type))].sort())
    await lockSales(tx, hotel_id, room_type);
  const nights = new Map<string, TypeNight>();
  for (const { from, to } of spansOf(stays)) {
    for (const each of await findTypeNights(tx, { hotel_id, from, to }))
      nights.set(`${each.room_type} ${each.night}`, each);
  }
  return {
    findRefusal(stay, beside) {
      const full: TypeNight[] = [];
      for (let night = stay.checkin_date; night < stay.checkout_date; night = addDays(night, 1)) {
        const counted = nights.get(`${stay.room_type} ${night}`);
        if (!counted) continue;
        const planned = beside.filter((other) => other.checkin_date <= night && night < other.checkout_date);
        if (counted.sold + planned.length >= counted.in_service) full.push(counted);
      }
      return full.length > 0 ? soldOutOn(stay.room_type, full) : null;
    },
  };
};

interface Span {
  from: string;
  to: string;
}

function spansOf(stays: readonly SoldStay[]): Span[] {
  const spans: Span[] = [];
  for (const { checkin_date: from, checkout_date: to } of stays.toSorted((a, b) =>
    a.checkin_date < b.checkin_date ? -1 : 1,
  )) {
    const last = spans.at(-1);
    if (!last || to > addDays(last.from, maxDays)) spans.push({ from, to });
    else if (to > last.to) last.to = to;
  }
  return spans;
}
