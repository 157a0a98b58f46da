import { PassingBanner } from '@suite/ui';
import { useState } from 'react';
import styles from './screen-messages.module.css';

interface Message {
  tone: 'success' | 'error';
  text: string;
}

interface ScreenMessagesProps {
  list: { error: Error | null; errorUpdatedAt: number };
  said: readonly Message[];
}

export function useMessages(): [readonly Message[], (tone: Message['tone'], text: string) => void] {
  const [said, setSaid] = useState<readonly Message[]>([]);
  return [said, (tone, text) => setSaid((before) => [...before, { tone, text }])];
}

/** Shows the last message and an error of the list, each for a few seconds. */
export function ScreenMessages({ list: { error, errorUpdatedAt }, said }: ScreenMessagesProps) {
  const last = said.at(-1);
  return (
    <div className={styles.messages}>
      {error ? <PassingBanner key={`list ${errorUpdatedAt}`} tone="error" text={error.message} /> : null}
      {last ? <PassingBanner key={said.length} {...last} /> : null}
    </div>
  );
}
