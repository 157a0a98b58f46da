import { useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '../button/button.tsx';
import { classNames } from '../theme/class-names.ts';
import { CloseButton } from '../button/close-button.tsx';
import type { Toast } from './toast.ts';
import styles from './toaster.module.css';
import { roleOfTone, ToneIcon } from '../status/tone-icon.tsx';

interface ToastCardProps {
  toast: Toast;
  paused: boolean;
  onClose: (id: number) => void;
}

/** One toast; its clock stands still while paused. */
export function ToastCard({ toast, paused, onClose }: ToastCardProps) {
  const { action } = toast;
  const left = useRef(toast.durationMs);
  const close = useEffectEvent(() => onClose(toast.id));
  useEffect(() => {
    if (paused) return;
    const started = Date.now();
    const timer = setTimeout(() => close(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - started;
    };
  }, [paused]);
  return (
    <div className={classNames(styles.toast, styles[toast.tone])} role={roleOfTone(toast.tone)}>
      <span className={styles.mark}>
        <ToneIcon tone={toast.tone} />
      </span>
      <p className={styles.text}>{toast.text}</p>
      {action ? (
        <Button
          variant="text"
          size="small"
          onClick={() => {
            onClose(toast.id);
            action.onSelect();
          }}
        >
          {action.label}
        </Button>
      ) : null}
      <CloseButton label="Close notification" onClick={() => onClose(toast.id)} />
    </div>
  );
}
