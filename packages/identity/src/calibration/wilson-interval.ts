const confidence = 1.959964;

export interface Share {
  count: number;
  of: number;
  share: number | null;
  from: number;
  to: number;
}

/** Computes the Wilson interval, which holds for small samples and for shares of 0 and 1. */
export function shareOf(count: number, of: number): Share {
  if (of === 0) return { count, of, share: null, from: 0, to: 1 };
  const share = count / of;
  const square = confidence ** 2 / of;
  const middle = (share + square / 2) / (1 + square);
  const reach = (Math.sqrt((share * (1 - share)) / of + square / (4 * of)) * confidence) / (1 + square);
  return { count, of, share, from: Math.max(0, middle - reach), to: Math.min(1, middle + reach) };
}
