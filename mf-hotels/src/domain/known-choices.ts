import { isTimeZone } from '@suite/contracts/hotels';
import { currentLanguage, currentLocale } from '@suite/i18n';

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

/** The currencies this browser knows, by code, with their names in the language of the page. */
export function currencies(): Choice[] {
  const names = new Intl.DisplayNames(currentLanguage(), { type: 'currency' });
  return Intl.supportedValuesOf('currency').map((value) => ({ value, label: names.of(value) ?? value }));
}

/** What a clock in the zone shows, such as `14:05, UTC+1`; nothing for a name that is no zone. */
export function clockIn(time_zone: string, now: Date): string | undefined {
  if (!isTimeZone(time_zone)) return undefined;
  const zone = { timeZone: time_zone };
  const time = new Intl.DateTimeFormat(currentLocale(), { ...zone, hour: '2-digit', minute: '2-digit' });
  // The abbreviation of each language is its own; UTC is understood in all.
  const offset = new Intl.DateTimeFormat('en-GB', { ...zone, timeZoneName: 'shortOffset' })
    .formatToParts(now)
    .find(({ type }) => type === 'timeZoneName');
  return `${time.format(now)}, ${offset?.value.replace('GMT', 'UTC').replace(/\+0$/, '')}`;
}
