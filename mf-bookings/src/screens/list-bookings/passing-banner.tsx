import { Banner } from '@suite/ui';
import { useState } from 'react';

const shownMs = 5000;

/** A message that clears itself; give it a new key to say the same again. */
export function PassingBanner({ tone, text }: { tone: 'success' | 'error'; text: string }) {
  const [open, setOpen] = useState(true);
  if (!open) return null;
  return (
    <Banner tone={tone} clearAfterMs={shownMs} onDismiss={() => setOpen(false)}>
      {text}
    </Banner>
  );
}
