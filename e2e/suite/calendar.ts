/** The time zone of the demo hotel Seaview. */
export const seaviewZone = 'Europe/Lisbon';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const dayMs = 86_400_000;

/** The day `days` after today in a time zone, as `YYYY-MM-DD`. */
export function dayIn(timeZone: string, days: number): string {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts();
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? '';
  return daysAfter(`${part('year')}-${part('month')}-${part('day')}`, days);
}

export function daysAfter(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}

/** A date as the list shows it: `05/Mar/2027`. */
export function shownDate(date: string | null): string {
  const [year, month, day] = date?.split('-') ?? [];
  return year ? `${day}/${months[Number(month) - 1]}/${year}` : 'N/A';
}
