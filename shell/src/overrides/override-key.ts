/** Where this browser keeps what it overrides. */
export const overrideKey = 'suite:overrides';

/** Whether this browser overrides anything: the one question that those who never do are asked. */
export function isOverriding(): boolean {
  try {
    return localStorage.getItem(overrideKey) !== null;
  } catch {
    // Forbidden storage holds nothing.
    return false;
  }
}
