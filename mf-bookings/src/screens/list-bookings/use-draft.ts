import { useState } from 'react';

/** Resets the draft when the applied value changes. */
export function useDraft(applied: string): [string, (value: string) => void] {
  const [draft, setDraft] = useState(applied);
  const [seen, setSeen] = useState(applied);
  if (applied !== seen) {
    setSeen(applied);
    setDraft(applied);
  }
  return [draft, setDraft];
}
