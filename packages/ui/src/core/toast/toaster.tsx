import { useLanguage } from '@suite/i18n';
import { useState, useSyncExternalStore } from 'react';
import { t } from '../../languages/catalog.ts';
import { toast, toastStore, useToastClock, type Toast } from './toast.ts';
import styles from './toaster.module.css';
import { Button, CloseButton } from '../button/button.tsx';
import { classNames } from '../theme/class-names.ts';
import { roleOfTone, ToneIcon } from '../status/tone-icon.tsx';

const MOST_VISIBLE = 3;

/** Shows at most three toasts at a time. Use one per page. */
export function Toaster() {
  // No ancestor renders this component again when the language changes.
  useLanguage();
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.current);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  // A card that is removed under the pointer or the focus fires no leave and no blur.
  const close = (id: number) => {
    setHovered(false);
    setFocused(false);
    toast.dismiss(id);
  };
  return (
    <section
      className={styles.toaster}
      aria-label={t('Notifications')}
      onMouseMove={() => setHovered(true)}
      onMouseLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      {toasts.slice(0, MOST_VISIBLE).map((one) => (
        <ToastCard key={one.id} toast={one} paused={hovered || focused} onClose={close} />
      ))}
    </section>
  );
}

interface ToastCardProps {
  toast: Toast;
  paused: boolean;
  onClose: (id: number) => void;
}

function ToastCard({ toast, paused, onClose }: ToastCardProps) {
  const { action } = toast;
  useToastClock(toast.durationMs, paused, () => onClose(toast.id));
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
      <CloseButton label={t('Close notification')} onClick={() => onClose(toast.id)} />
    </div>
  );
}
