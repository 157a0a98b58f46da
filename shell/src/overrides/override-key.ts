export const overrideKey = 'suite:overrides';

export function storedOverrideText(): string | null {
  try {
    return localStorage.getItem(overrideKey);
  } catch {
    return null;
  }
}

export function isOverriding(): boolean {
  return storedOverrideText() !== null;
}
