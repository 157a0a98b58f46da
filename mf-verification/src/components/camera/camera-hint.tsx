import { useEffect, useState } from 'react';
import styles from './camera-hint.module.css';

/** What lasts shorter is not worth reading. */
const steadyMs = 350;

/** What to do now, over the picture; said to whoever listens once the sentence before it has been. */
export function CameraHint({ text, good = false }: { text: string; good?: boolean }) {
  const [shown, setShown] = useState({ text, good });
  useEffect(() => {
    const timer = setTimeout(() => setShown({ text, good }), steadyMs);
    return () => clearTimeout(timer);
  }, [text, good]);
  return (
    <p className={styles.hint} role="status" data-good={shown.good}>
      {shown.text}
    </p>
  );
}
