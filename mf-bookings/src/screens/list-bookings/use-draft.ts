import { useState } from 'react';

/** A value being edited that starts anew whenever the applied one changes. */
export function useDraft(applied: string): [string, (value: string) => void] {
  const [draft, setDraft] = useState(applied);
  const [seen, setSeen] = useState(applied);
  if (applied !== seen) {
    setSeen(applied);
    setDraft(applied);
  }
  return [draft, setDraft];
}
