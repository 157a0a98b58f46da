/** How many places of the page show a release, as `mf-bookings/1.0.0-3f2a9c0d1e4b`. */
const places = new Map<string, number>();
const listeners = new Set<() => void>();

/** Notes that a release is shown until the returned function is called, which returns whether it is not shown any more. */
export function noteShown(release: string): () => boolean {
  const add = (count: number) => {
    const left = (places.get(release) ?? 0) + count;
    if (left > 0) places.set(release, left);
    else places.delete(release);
    for (const listener of listeners) listener();
    return left <= 0;
  };
  add(1);
  return () => add(-1);
}

/** The releases in the page. */
export function listShownReleases(): string[] {
  return [...places.keys()];
}

export function onShownChange(listener: () => void): void {
  listeners.add(listener);
}
