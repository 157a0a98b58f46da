import { useEffect, useState } from 'react';
import styles from './camera-hint.module.css';

/** What lasts shorter is not worth reading. */
const steadyMs = 350;

interface CameraHintProps {
  text: string;
  good?: boolean;
  /** How far the guest has come, above the hint all the time. */
  step?: string | undefined;
  /** It rests on several looks, and is shown at once. */
  settled?: boolean;
}

/** What to do now, over the picture; announced to screen readers once the sentence before it has been. */
export function CameraHint({ text, step, good = false, settled = false }: CameraHintProps) {
  const [steady, setSteady] = useState({ text, good });
  useEffect(() => {
    const timer = setTimeout(() => setSteady({ text, good }), steadyMs);
    return () => clearTimeout(timer);
  }, [text, good]);
  const shown = settled ? { text, good } : steady;
  return (
    <div className={styles.place}>
      {step === undefined ? null : <p className={styles.step}>{step}</p>}
      <p className={styles.hint} role="status" data-good={shown.good}>
        {shown.text}
      </p>
    </div>
  );
}
