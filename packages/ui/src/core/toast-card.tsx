import { useEffect, useRef } from 'react';
import { classNames } from './class-names.ts';
import { CloseButton } from './close-button.tsx';
import { toast as toasts, type Toast } from './toast.ts';
import styles from './toaster.module.css';
import { roleOfTone, ToneIcon } from './tone-icon.tsx';

/** One toast; its clock stands still while paused. */
export function ToastCard({ toast, paused }: { toast: Toast; paused: boolean }) {
  const left = useRef(toast.durationMs);
  useEffect(() => {
    if (paused) return;
    const started = Date.now();
    const timer = setTimeout(() => toasts.dismiss(toast.id), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - started;
    };
  }, [paused, toast.id]);
  return (
    <div className={classNames(styles.toast, styles[toast.tone])} role={roleOfTone(toast.tone)}>
      <span className={styles.mark}>
        <ToneIcon tone={toast.tone} />
      </span>
      <p className={styles.text}>{toast.text}</p>
      <CloseButton label="Close notification" onClick={() => toasts.dismiss(toast.id)} />
    </div>
  );
}
