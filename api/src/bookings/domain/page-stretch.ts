/** Rows to skip and to take, counted from one end of a list. */
export interface Stretch {
  from: 'newest' | 'oldest';
  skip: number;
  take: number;
}

// Below this, walking from the newest is so cheap that the total need not be known first.
const nearBy = 10_000;

/** The stretch of a page that is near the newest rows; null when the total decides from which end to walk. */
export function nearStretch(page: number, limit: number): Stretch | null {
  const skip = (page - 1) * limit;
  return skip <= nearBy ? { from: 'newest', skip, take: limit } : null;
}

/** The stretch of any page of `total` rows, from the nearer end; null when the page lies behind the last. */
export function stretchOf(page: number, limit: number, total: number): Stretch | null {
  const skip = (page - 1) * limit;
  if (skip >= total) return null;
  const take = Math.min(limit, total - skip);
  const behind = total - skip - take;
  return skip <= behind ? { from: 'newest', skip, take } : { from: 'oldest', skip: behind, take };
}
