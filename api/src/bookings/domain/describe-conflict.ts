import type { CalendarDate } from '@suite/contracts/dates';
import { spokenDate } from './spoken-date.ts';

/** The stay another booking already has. */
export interface ConflictingStay {
  id: number;
  name: string;
  checkin_date: CalendarDate;
  checkout_date: CalendarDate;
}

/** What staff read when a guest's stays would overlap. Without `stay`, it went away in the meantime. */
export function describeConflict(stay: ConflictingStay | undefined): string {
  if (!stay) return 'This guest already has a booking at this hotel for these dates.';
  const checkin = spokenDate(stay.checkin_date);
  const checkout = spokenDate(stay.checkout_date);
  return `This guest already has booking #${stay.id} (${stay.name}) at this hotel from ${checkin} to ${checkout}.`;
}
