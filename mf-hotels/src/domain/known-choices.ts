import { currencies as codes, isTimeZone } from '@suite/contracts/hotels';
import { currentLanguage, currentLocale } from '@suite/i18n';

/** The label provides extra search keywords. */
interface Choice {
  value: string;
  label?: string;
}

/** Returns the IANA names that the browser supports. */
export function timeZones(): Choice[] {
  const names = new Set(['UTC', ...Intl.supportedValuesOf('timeZone')]);
  return [...names].sort().map((value) => ({ value }));
}

export function currencies(): Choice[] {
  const names = new Intl.DisplayNames(currentLanguage(), { type: 'currency' });
  return codes.map((value) => ({ value, label: names.of(value) ?? value }));
}

/** Returns a time such as `14:05, UTC+1`, or undefined for an invalid zone. */
export function clockIn(time_zone: string, now: Date): string | undefined {
  if (!isTimeZone(time_zone)) return undefined;
  const zone = { timeZone: time_zone };
  const time = new Intl.DateTimeFormat(currentLocale(), { ...zone, hour: '2-digit', minute: '2-digit' });
  // Abbreviations differ between languages, but UTC is understood in all.
  const offset = new Intl.DateTimeFormat('en-GB', { ...zone, timeZoneName: 'shortOffset' })
    .formatToParts(now)
    .find(({ type }) => type === 'timeZoneName');
  return `${time.format(now)}, ${offset?.value.replace('GMT', 'UTC').replace(/\+0$/, '')}`;
}
