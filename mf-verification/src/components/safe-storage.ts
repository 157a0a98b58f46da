type Place = 'local' | 'session';

const storageOf = (place: Place) => (place === 'local' ? window.localStorage : window.sessionStorage);

/** The storage of this device or this tab, where blocked storage reads as empty. */
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
      // Private windows of some browsers refuse: the page works, it only forgets.
    }
  },
};
