/** Rows to skip and to take, counted from one end of a list. */
export interface OffsetRange {
  from: 'start' | 'end';
  skip: number;
  take: number;
}

// Below this, walking from the start is so cheap that the total need not be known first.
const nearBy = 10_000;

/** The stretch of a page that is near the first rows; null when the total decides from which end to walk. */
export function rangeNearStart(skip: number, limit: number): OffsetRange | null {
  return skip <= nearBy ? { from: 'start', skip, take: limit } : null;
}

/** The stretch behind `skip` of `total` rows, from the nearer end; null when it lies behind the last. */
export function offsetRangeOf(skip: number, limit: number, total: number): OffsetRange | null {
  if (skip >= total) return null;
  const take = Math.min(limit, total - skip);
  const behind = total - skip - take;
  return skip <= behind ? { from: 'start', skip, take } : { from: 'end', skip: behind, take };
}

/** What a page takes of lists that follow each other, by their place; those it takes nothing of are left out. */
export function slicesOf(
  sizes: readonly number[],
  skip: number,
  limit: number,
): { place: number; skip: number; take: number }[] {
  let start = 0;
  const pieces = [];
  for (const [place, size] of sizes.entries()) {
    const from = Math.max(skip - start, 0);
    const to = Math.min(skip + limit - start, size);
    if (from < to) pieces.push({ place, skip: from, take: to - from });
    start += size;
  }
  return pieces;
}
