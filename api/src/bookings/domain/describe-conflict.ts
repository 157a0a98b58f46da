import type { CalendarDate } from '@suite/contracts';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** The stay another booking already has. */
export interface ConflictingStay {
  id: number;
  name: string;
  checkin_date: CalendarDate;
  checkout_date: CalendarDate;
}

function spoken(date: CalendarDate): string {
  const [year = '', month = '', day = ''] = date.split('-');
  return `${day}/${months[Number(month) - 1] ?? month}/${year}`;
}

/** What staff read when a guest's stays would overlap. Without `stay`, it went away in the meantime. */
export function describeConflict(stay: ConflictingStay | undefined): string {
  if (!stay) return 'This guest already has a booking at this hotel for these dates.';
  const dates = `${spoken(stay.checkin_date)} to ${spoken(stay.checkout_date)}`;
  return `This guest already has booking #${stay.id} (${stay.name}) at this hotel from ${dates}.`;
}
