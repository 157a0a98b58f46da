import { useEffect, useState } from 'react';
import styles from './camera-hint.module.css';

/** What lasts shorter is not worth reading. */
const steadyMs = 350;

interface CameraHintProps {
  text: string;
  good?: boolean;
  /** It rests on several looks, and is shown at once. */
  settled?: boolean;
}

/** What to do now, over the picture; announced to screen readers once the sentence before it has been. */
export function CameraHint({ text, good = false, settled = false }: CameraHintProps) {
  const [steady, setSteady] = useState({ text, good });
  useEffect(() => {
    const timer = setTimeout(() => setSteady({ text, good }), steadyMs);
    return () => clearTimeout(timer);
  }, [text, good]);
  const shown = settled ? { text, good } : steady;
  return (
    <p className={styles.hint} role="status" data-good={shown.good}>
      {shown.text}
    </p>
  );
}
