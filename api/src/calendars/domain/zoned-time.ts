const clocks = new Map<string, Intl.DateTimeFormat>();
/** Exceeds the zones of any honest calendar; a clock has about 50 kB. */
const maxClocks = 100;

/** The Swedish form of a time is that of ISO 8601, with a space in place of the T. */
function clockIn(timeZone: string): Intl.DateTimeFormat {
  const name = timeZone.toLowerCase();
  let clock = clocks.get(name);
  if (!clock) {
    clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
    if (clocks.size >= maxClocks) clocks.clear();
    clocks.set(name, clock);
  }
  return clock;
}

export function isTimeZone(name: string | undefined): name is string {
  if (!name) return false;
  try {
    clockIn(name);
    return true;
  } catch {
    return false;
  }
}

/** Returns the milliseconds of a local time such as `2027-03-28T15:00:00`. One that the clocks skip is an hour later. */
export function instantIn(timeZone: string, local: string): number {
  const wall = Date.parse(`${local}Z`);
  const offsetAt = (instant: number) =>
    Date.parse(`${clockIn(timeZone).format(instant).replace(' ', 'T')}Z`) - instant;
  const estimate = wall - offsetAt(wall);
  return wall - offsetAt(estimate);
}
