import { useEffect, useState } from 'react';
import styles from './camera-hint.module.css';

/** Hints that change sooner than this cannot be read and are skipped. */
const steadyMs = 350;

interface CameraHintProps {
  text: string;
  good?: boolean;
  step?: string | undefined;
  settled?: boolean;
}

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
