import { useEffect } from 'react';

/**
 * A list of texts of which the server knows the current state, as this browser knew it last until it is known: for a
 * first drawing that seldom changes when the answer comes. Stored as it is, so nothing secret.
 * @param key of localStorage; with the user's id for what belongs to a user
 */
export function useLastKnownTexts(key: string, current: readonly string[] | undefined): readonly string[] {
  useEffect(() => {
    if (!current) return;
    try {
      localStorage.setItem(key, JSON.stringify(current));
    } catch {
      // A browser that stores nothing draws what the server says when it comes.
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
