import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Text that is applied, trimmed, once typing has rested for `delayMs`. When the applied text changes
 * from elsewhere (Back, a link) the typed one follows.
 */
export function useDelayedText(
  applied: string,
  apply: (text: string) => void,
  delayMs: number,
): [string, (text: string) => void] {
  const [text, setText] = useState(applied);
  const [seen, setSeen] = useState(applied);
  const [sent, setSent] = useState<string | null>(null);
  if (applied !== seen) {
    setSeen(applied);
    setSent(null);
    // An own change that comes back must not undo what was typed meanwhile.
    if (applied !== sent) setText(applied);
  }

  const wanted = text.trim();
  const applyWanted = useEffectEvent(() => {
    setSent(wanted);
    apply(wanted);
  });
  useEffect(() => {
    if (wanted === applied) return;
    const timer = setTimeout(() => applyWanted(), delayMs);
    return () => clearTimeout(timer);
  }, [wanted, applied, delayMs]);
  return [text, setText];
}
