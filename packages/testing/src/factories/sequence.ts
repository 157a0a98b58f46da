/** 1, 2, 3, … for one kind of thing; every test file starts anew. */
export function sequence(): () => number {
  let last = 0;
  return () => (last += 1);
}
