/** Where this browser keeps what it overrides. */
export const overrideKey = 'suite:overrides';

/** What this browser keeps now, as it is stored. */
export function storedOverrideText(): string | null {
  try {
    return localStorage.getItem(overrideKey);
  } catch {
    // Forbidden storage holds nothing.
    return null;
  }
}

/** Whether this browser overrides anything: the one question that those who never do are asked. */
export function isOverriding(): boolean {
  return storedOverrideText() !== null;
}
