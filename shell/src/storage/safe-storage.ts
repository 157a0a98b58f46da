/** What the browser keeps under a name, or null. A browser that forbids or lost its storage keeps nothing. */
export function readStoredValue(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    // Forbidden storage is the same as empty storage.
    return null;
  }
}

/** Keeps a text for the next visit; where that is forbidden or full the next visit does without. */
export function storeValue(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // The page itself goes on with what it has.
  }
}

export function removeStoredValue(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Where nothing can be kept there is nothing to forget.
  }
}
