import { calendarDateIn } from '@suite/contracts/dates';
import { currentLocale } from '@suite/i18n';
import { formatCalendarDate } from '@suite/i18n/dates';
import { t } from '../languages/catalog.ts';
import { perLocale } from './display-number.ts';

const inUtc = (options: Intl.DateTimeFormatOptions) =>
  perLocale((locale) => new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options }));
const shortDay = inUtc({ weekday: 'short', day: 'numeric', month: 'short' });
const month = inUtc({ month: 'short', year: 'numeric' });
const hourOfDay = inUtc({ hour: '2-digit', minute: '2-digit' });
const since = perLocale((locale) => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }));

const minuteMs = 60_000;
const steps = [
  { unit: 'day', ms: 24 * 60 * minuteMs },
  { unit: 'hour', ms: 60 * minuteMs },
  { unit: 'minute', ms: minuteMs },
] as const;

/** Formats `2027-03-05` as `Fri 5 Mar`, for the axis of a chart. */
export function dayLabel(day: string): string {
  return shortDay()
    .format(new Date(`${day}T00:00:00Z`))
    .replace(',', '');
}

/** Formats `2027-03` as `Mar 2027`. */
export function monthLabel(value: string): string {
  return month().format(new Date(`${value}-01T00:00:00Z`));
}

/** Formats 8 as `08:00`. */
export function hourLabel(hour: number): string {
  return hourOfDay().format(new Date(Date.UTC(2000, 0, 1, hour)));
}

/** Adds the day if the instant is not today in `timeZone`. */
export function clockTime(instant: string, timeZone: string, now: Date): string {
  const at = new Date(instant);
  const clock = new Intl.DateTimeFormat(currentLocale(), { timeZone, hour: '2-digit', minute: '2-digit' });
  const time = clock.format(at);
  const day = calendarDateIn(timeZone, at);
  if (day === calendarDateIn(timeZone, now)) return time;
  return t('{day}, {time}', { day: formatCalendarDate(day) ?? day, time });
}

export function timeSince(instant: string, now: Date): string {
  const passed = Math.max(0, now.getTime() - Date.parse(instant));
  const step = steps.find(({ ms }) => passed >= ms);
  return step ? since().format(-Math.floor(passed / step.ms), step.unit) : t('just now');
}
