export interface OffsetRange {
  from: 'start' | 'end';
  skip: number;
  take: number;
}

// Below this offset, reading from the start is cheaper than counting the total.
const nearBy = 10_000;

/** Returns null when the total is needed to choose the nearer end. */
export function rangeNearStart(skip: number, limit: number): OffsetRange | null {
  return skip <= nearBy ? { from: 'start', skip, take: limit } : null;
}

/** Returns null when `skip` is behind the last row. */
export function offsetRangeOf(skip: number, limit: number, total: number): OffsetRange | null {
  if (skip >= total) return null;
  const take = Math.min(limit, total - skip);
  const behind = total - skip - take;
  return skip <= behind ? { from: 'start', skip, take } : { from: 'end', skip: behind, take };
}

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
