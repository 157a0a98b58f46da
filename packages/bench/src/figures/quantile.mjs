/**
 * Interpolates between the two neighbouring values.
 * @param {readonly number[]} values
 * @param {number} share from 0 to 1
 */
export function quantile(values, share) {
  if (values.length === 0) throw new Error('There is no quantile of no values');
  const sorted = [...values].sort((a, b) => a - b);
  const place = (sorted.length - 1) * share;
  const low = sorted[Math.floor(place)] ?? 0;
  const high = sorted[Math.ceil(place)] ?? 0;
  return low + (high - low) * (place - Math.floor(place));
}

/** @param {readonly number[]} values */
export const median = (values) => quantile(values, 0.5);
