import { useState } from 'react';
import { PassingBanner, type PassingBannerProps } from '../status/passing-banner.tsx';
import styles from './screen-messages.module.css';

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
