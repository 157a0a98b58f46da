import { useState } from 'react';
import { Banner } from '../../core/status/banner.tsx';
import type { MessageTone } from '../../core/status/tone-icon.tsx';

export interface PassingBannerProps {
  tone: MessageTone;
  text: string;
}

const shownMs = 5000;

export function PassingBanner({ tone, text }: PassingBannerProps) {
  const [open, setOpen] = useState(true);
  if (!open) return null;
  return (
    <Banner tone={tone} clearAfterMs={shownMs} onDismiss={() => setOpen(false)}>
      {text}
    </Banner>
  );
}
