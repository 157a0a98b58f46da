import type { CalendarDate } from '@suite/contracts/dates';
import { spokenDate } from './spoken-date.ts';

export interface ConflictingStay {
  id: number;
  name: string;
  checkin_date: CalendarDate;
  checkout_date: CalendarDate;
}

/** `stay` is undefined when the conflicting booking was removed in the meantime. */
export function describeConflict(stay: ConflictingStay | undefined): string {
  if (!stay) return 'This guest already has a booking at this hotel for these dates.';
  const checkin = spokenDate(stay.checkin_date);
  const checkout = spokenDate(stay.checkout_date);
  return `This guest already has booking #${stay.id} (${stay.name}) at this hotel from ${checkin} to ${checkout}.`;
}
