import { PassingBanner } from '@suite/ui';
import { useState } from 'react';
import styles from './screen-messages.module.css';

interface Message {
  tone: 'success' | 'error';
  text: string;
}

interface ScreenMessagesProps {
  /** The list of the screen: why it could not be read. */
  list: { error: Error | null; errorUpdatedAt: number };
  /** The messages about actions on this screen, oldest first. */
  said: readonly Message[];
}

/** The messages of a screen, and a function to add one. */
export function useMessages(): [readonly Message[], (tone: Message['tone'], text: string) => void] {
  const [said, setSaid] = useState<readonly Message[]>([]);
  return [said, (tone, text) => setSaid((before) => [...before, { tone, text }])];
}

/** What went wrong or well, each for a few seconds. */
export function ScreenMessages({ list: { error, errorUpdatedAt }, said }: ScreenMessagesProps) {
  const last = said.at(-1);
  return (
    <div className={styles.messages}>
      {error ? <PassingBanner key={`list ${errorUpdatedAt}`} tone="error" text={error.message} /> : null}
      {last ? <PassingBanner key={said.length} {...last} /> : null}
    </div>
  );
}
