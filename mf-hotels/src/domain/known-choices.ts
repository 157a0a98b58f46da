import { isTimeZone } from '@suite/contracts/hotels';

/** A choice of a long list, and the words by which it is found besides. */
export interface Choice {
  value: string;
  label?: string;
}

/** The time zones this browser knows, by their IANA names. */
export function timeZones(): Choice[] {
  const names = new Set(['UTC', ...Intl.supportedValuesOf('timeZone')]);
  return [...names].sort().map((value) => ({ value }));
}

/** The currencies this browser knows, by code, with their names. */
export function currencies(): Choice[] {
  const names = new Intl.DisplayNames('en', { type: 'currency' });
  return Intl.supportedValuesOf('currency').map((value) => ({ value, label: names.of(value) ?? value }));
}

/** What a clock in the zone shows, such as `14:05, UTC+1`; nothing for a name that is no zone. */
export function clockIn(time_zone: string, now: Date): string | undefined {
  if (!isTimeZone(time_zone)) return undefined;
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: time_zone,
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'shortOffset',
  }).formatToParts(now);
  const textOf = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  return `${textOf('hour')}:${textOf('minute')}, ${textOf('timeZoneName').replace('GMT', 'UTC').replace(/\+0$/, '')}`;
}
