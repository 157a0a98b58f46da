import { Banner } from '@suite/ui';
import { useEffect, useRef } from 'react';
import styles from '../list-hotels.module.css';

/** The server's message about a decision. */
export interface Outcome {
  tone: 'success' | 'error';
  text: string;
  hotel_id: number;
}

interface HotelMessagesProps {
  list: { error: Error | null };
  outcome: Outcome | null;
  onDismiss: () => void;
}

/** Why there is no list, and what became of the last decision. */
export function HotelMessages({ list, outcome, onDismiss }: HotelMessagesProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button was far down the page, and there is no row that would show a failure.
    if (outcome?.tone === 'error') place.current?.scrollIntoView?.({ block: 'nearest' });
  }, [outcome]);
  return (
    <div ref={place} className={styles.messages}>
      {list.error ? <Banner tone="error">{list.error.message}</Banner> : null}
      {outcome?.text ? (
        <Banner tone={outcome.tone} onDismiss={onDismiss}>
          {outcome.text}
        </Banner>
      ) : null}
    </div>
  );
}
