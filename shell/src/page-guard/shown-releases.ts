/** The keys look like `mf-bookings/1.0.0-3f2a9c0d1e4b`. */
const places = new Map<string, number>();
const listeners = new Set<() => void>();

/** The returned function returns true if no other place shows the release. */
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

export function listShownReleases(): string[] {
  return [...places.keys()];
}

export function onShownChange(listener: () => void): void {
  listeners.add(listener);
}
