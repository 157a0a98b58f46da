import type { Calendar, CalendarStay } from '@suite/contracts/rooms';
import { fakeApi, renderScreen, type FakeApi, type RenderedScreen } from '@suite/testing';
import { userProfileFactory } from '@suite/testing/factories';
import { toast } from '@suite/ui';
import { screen, within } from '@testing-library/react';
import { GetCalendarScreen } from '../screens/get-calendar/get-calendar.screen.tsx';
import { answerCalendar, calendarOf, calendarStay } from './fake-calendar.ts';

const nights = (from: string, to: string) => ({ from: `2027-03-${from}`, to: `2027-03-${to}` });

export const ana = calendarStay({ booking_id: 11, name: 'Ana Reis', room_id: 1, ...nights('08', '11') });
export const bo = calendarStay({ booking_id: 12, name: 'Bo Lind', room_id: 2, ...nights('09', '12') });
const cem = calendarStay({ booking_id: 13, name: 'Cem Ak', ...nights('08', '10') });

/** The test DOM has no layout. This window shows all rooms and 30 days of 61 px; a row is 36 px high. */
function openWindow(): void {
  for (const [name, value] of Object.entries({ clientHeight: 900, clientWidth: 2000 })) {
    Object.defineProperty(Element.prototype, name, { configurable: true, get: () => value });
  }
}

/** Opens the calendar as an admin of Seaview from 4 March 2027 on; today is 5 March. */
export async function openCalendar(
  stays: CalendarStay[] = [ana, bo, cem],
  fields: Partial<Calendar> = {},
  query = '',
): Promise<RenderedScreen & { api: FakeApi }> {
  const api = fakeApi();
  toast.clear();
  openWindow();
  answerCalendar(api, calendarOf({ stays, ...fields }));
  const user = userProfileFactory.hotelAdmin().build();
  const view = renderScreen(<GetCalendarScreen />, { user, url: `/calendar?from=2027-03-04${query}` });
  await screen.findByRole('grid');
  return { ...view, api };
}

export const barOf = (name: RegExp) => screen.getByRole('gridcell', { name });
export const rowOf = (name: RegExp) => within(screen.getByRole('row', { name }));
