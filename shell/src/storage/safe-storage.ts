export function readStoredValue(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    // Forbidden storage counts as empty.
    return null;
  }
}

export function storeValue(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // The page continues without storage.
  }
}

export function removeStoredValue(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // The page continues without storage.
  }
}
