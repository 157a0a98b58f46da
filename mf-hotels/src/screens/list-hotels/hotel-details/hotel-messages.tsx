import { Banner } from '@suite/ui';
import { useEffect, useRef } from 'react';
import styles from '../list-hotels.module.css';

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

export function HotelMessages({ list, outcome, onDismiss }: HotelMessagesProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button may be far down the page, and a row does not show a failure.
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
