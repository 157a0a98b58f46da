import { useState } from 'react';
import styles from './page.module.css';
import { Banner } from '../../core/status/banner.tsx';
import type { MessageTone } from '../../core/status/tone-icon.tsx';

export interface PassingBannerProps {
  tone: MessageTone;
  text: string;
}

const shownMs = 5000;

export interface ScreenMessagesProps {
  loads: Readonly<Record<string, { error: Error | null; errorUpdatedAt: number }>>;
  /** The oldest message comes first. */
  said: readonly PassingBannerProps[];
}

export function useMessages(): [
  readonly PassingBannerProps[],
  (tone: PassingBannerProps['tone'], text: string) => void,
] {
  const [said, setSaid] = useState<readonly PassingBannerProps[]>([]);
  return [said, (tone, text) => setSaid((before) => [...before, { tone, text }])];
}

/** Shows the last message and failed loads, each for a few seconds. The screen around it needs `position: relative`. */
export function ScreenMessages({ loads, said }: ScreenMessagesProps) {
  const last = said.at(-1);
  return (
    <div className={styles.messages}>
      {Object.entries(loads).map(([name, { error, errorUpdatedAt }]) =>
        error ? <PassingBanner key={`${name} ${errorUpdatedAt}`} tone="error" text={error.message} /> : null,
      )}
      {last ? <PassingBanner key={said.length} {...last} /> : null}
    </div>
  );
}

export function PassingBanner({ tone, text }: PassingBannerProps) {
  const [open, setOpen] = useState(true);
  if (!open) return null;
  return (
    <Banner tone={tone} clearAfterMs={shownMs} onDismiss={() => setOpen(false)}>
      {text}
    </Banner>
  );
}
