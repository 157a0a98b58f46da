type Place = 'local' | 'session';

const placeOf = (place: Place) => (place === 'local' ? window.localStorage : window.sessionStorage);

/** What this device or this tab remembers; nothing where the browser keeps nothing. */
export function recall(place: Place, key: string): string | null {
  try {
    return placeOf(place).getItem(key);
  } catch {
    return null;
  }
}

/** Remembers on this device or in this tab; null forgets. A browser that keeps nothing is no reason to stop. */
export function remember(place: Place, key: string, value: string | null): void {
  try {
    if (value === null) placeOf(place).removeItem(key);
    else placeOf(place).setItem(key, value);
  } catch {
    // Private windows of some browsers refuse: the page works, it only forgets.
  }
}
