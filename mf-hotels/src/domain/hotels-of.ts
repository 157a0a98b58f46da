/** `1 hotel`, `3 hotels`. */
export function hotelsOf(count: number): string {
  return count === 1 ? '1 hotel' : `${count} hotels`;
}
