import { useEffect } from 'react';

/** Returns the last list from localStorage until the current one is loaded; store no confidential texts with it. */
export function useLastKnownTexts(key: string, current: readonly string[] | undefined): readonly string[] {
  useEffect(() => {
    if (!current) return;
    try {
      localStorage.setItem(key, JSON.stringify(current));
    } catch {
      // Without storage, the texts appear when the response arrives.
    }
  }, [key, current]);
  return current ?? readTexts(key);
}

function readTexts(key: string): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter((text) => typeof text === 'string') : [];
  } catch {
    return [];
  }
}
