/** A number with its noun: `1 night`, `3 nights`. */
export function countOf(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** `1 booking`, `3 bookings`. */
export function bookingsOf(count: number): string {
  return countOf(count, 'booking');
}
