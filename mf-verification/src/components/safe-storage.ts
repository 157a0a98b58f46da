type Place = 'local' | 'session';

const storageOf = (place: Place) => (place === 'local' ? window.localStorage : window.sessionStorage);

export const safeStorage = {
  get(place: Place, key: string): string | null {
    try {
      return storageOf(place).getItem(key);
    } catch {
      return null;
    }
  },

  /** Null removes the entry. */
  set(place: Place, key: string, value: string | null): void {
    try {
      if (value === null) storageOf(place).removeItem(key);
      else storageOf(place).setItem(key, value);
    } catch {
      // Private windows of some browsers refuse writes; the page works without them.
    }
  },
};
