export const seaviewZone = 'Europe/Lisbon';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const dayMs = 86_400_000;

/** Returns `YYYY-MM-DD`, `days` after today in the time zone. */
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

export function shownDate(date: string | null): string {
  const [year, month, day] = date?.split('-') ?? [];
  return year ? `${day}/${months[Number(month) - 1]}/${year}` : 'N/A';
}
