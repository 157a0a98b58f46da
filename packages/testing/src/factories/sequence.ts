/** Returns 1, 2, 3, …; the count restarts in every test file. */
export function sequence(): () => number {
  let last = 0;
  return () => (last += 1);
}
