import { classNames, useToastClock } from '@suite/ui/headless';
import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { pageCatalog } from '../../languages/page/page-catalog.ts';
import { Icon, type IconName } from '../kit/icon.tsx';
import { toast, toastStore, type Toast, type ToastTone } from './toast.ts';
import { useWords } from '../language/use-words.ts';
import styles from './toaster.module.css';

const mostVisible = 3;
const icons: Record<ToastTone, IconName> = {
  success: 'check',
  error: 'error',
  warning: 'warning',
  info: 'info',
};

/** Each modal dialog needs its own toaster, because everything outside of it is inert and not announced. */
export function Toaster() {
  const { say } = useWords(pageCatalog);
  const isLast = useIsLastPlace();
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.current);
  const [held, setHeld] = useState(false);
  const close = (id: number) => {
    // A card that disappears under the pointer or the focus fires neither leave nor blur.
    setHeld(false);
    toast.dismiss(id);
  };
  if (!isLast) return null;
  return (
    <section
      className={styles.toaster}
      aria-label={say('notifications')}
      onMouseMove={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {toasts.slice(0, mostVisible).map((one) => (
        <Card key={one.id} shown={one} held={held} closeLabel={say('closeNotification')} onClose={close} />
      ))}
    </section>
  );
}

function useIsLastPlace(): boolean {
  const [place] = useState(Symbol);
  useLayoutEffect(() => toastStore.addPlace(place), [place]);
  return useSyncExternalStore(toastStore.subscribe, toastStore.lastPlace) === place;
}

interface CardProps {
  shown: Toast;
  held: boolean;
  closeLabel: string;
  onClose: (id: number) => void;
}

function Card({ shown: { id, tone, text, durationMs }, held, closeLabel, onClose }: CardProps) {
  useToastClock(durationMs, held, () => onClose(id));
  return (
    <div className={classNames(styles.toast, styles[tone])} role={tone === 'error' ? 'alert' : 'status'}>
      <span className={styles.mark}>
        <Icon name={icons[tone]} />
      </span>
      <p className={styles.text} dir="auto">
        {text}
      </p>
      <button type="button" className={styles.close} aria-label={closeLabel} onClick={() => onClose(id)}>
        <Icon name="close" />
      </button>
    </div>
  );
}
