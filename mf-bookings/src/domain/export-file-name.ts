/** What an export of this moment is called: `bookings-2027-03-05T09-30-00Z.csv`. */
export function exportFileName(moment: Date): string {
  return `bookings-${moment.toISOString().slice(0, 19).replaceAll(':', '-')}Z.csv`;
}
