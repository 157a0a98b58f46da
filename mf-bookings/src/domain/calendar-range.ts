import { addDays, calendarDateIn, isCalendarDate } from '@suite/contracts/dates';
import { wholeNumberIn } from '@suite/contracts/forms';
import { currentLocale } from '@suite/i18n';

export const calendarLengths = [14, 30, 60] as const;

/** The days shown, and what of them. */
export interface CalendarRange {
  from: string;
  days: (typeof calendarLengths)[number];
  search: string;
  type: string;
  hotelId: number | null;
}

/** The calendar starts yesterday to show that stays in house started earlier. */
export const firstDayBefore = (today: string) => addDays(today, -1);

/** Treats invalid values as absent. */
export function readCalendarRange(params: URLSearchParams): CalendarRange {
  const from = params.get('from') ?? '';
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return {
    from: isCalendarDate(from) ? from : firstDayBefore(calendarDateIn(timeZone)),
    days: calendarLengths.find((days) => String(days) === params.get('days')) ?? 30,
    search: (params.get('search') ?? '').trim().slice(0, 200),
    type: params.get('type') ?? '',
    hotelId: wholeNumberIn(params, 'hotelId', Number.MAX_SAFE_INTEGER),
  };
}

let weekend = { locale: '', days: [6, 7] };

/** Uses the weekend of the reader's country where the browser knows it. */
export function isWeekend(date: string): boolean {
  const name = currentLocale();
  if (weekend.locale !== name) {
    const locale: Intl.Locale & { getWeekInfo?: () => { weekend: number[] } } = new Intl.Locale(name);
    weekend = { locale: name, days: locale.getWeekInfo?.().weekend ?? [6, 7] };
  }
  return weekend.days.includes(new Date(`${date}T00:00:00Z`).getUTCDay() || 7);
}

export function foldText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
