import ICAL from 'ical.js';

export function rulesOf(component: ICAL.Component): ICAL.Recur[] {
  return component.getAllProperties('rrule').map((rule) => rule.getFirstValue() as ICAL.Recur);
}

const shorterThanDay = new Set(['SECONDLY', 'MINUTELY', 'HOURLY']);

/** No stay repeats within a day, and the library may search for such a recurrence without an end. */
export function repeatsWithinDay(event: ICAL.Event): boolean {
  return rulesOf(event.component).some(({ freq }) => shorterThanDay.has(freq));
}

/**
 * Returns a test for recurrences that the library moved to the next month, because their month has no such day. RFC 5545
 * ignores them.
 */
export function findMoved(event: ICAL.Event): (day: ICAL.Time) => boolean {
  const [rule, ...others] = rulesOf(event.component);
  const isFirst = (day: ICAL.Time) => day.compare(event.startDate) === 0;
  if (!rule || others.length > 0 || event.component.hasProperty('rdate')) return () => false;
  if (rule.freq !== 'YEARLY' && rule.freq !== 'MONTHLY') return () => false;
  const { BYMONTH: months, BYMONTHDAY: days, BYDAY, BYYEARDAY, BYWEEKNO } = rule.parts;
  const choosesDays = [BYDAY, BYYEARDAY, BYWEEKNO].some((part) => part !== undefined);
  return (day) => {
    if (isFirst(day)) return false;
    if (months && !months.includes(day.month)) return true;
    if (!days) return !choosesDays && day.day !== event.startDate.day;
    const length = ICAL.Time.daysInMonth(day.month, day.year);
    return !days.some((one) => (Number(one) > 0 ? Number(one) : length + 1 + Number(one)) === day.day);
  };
}
