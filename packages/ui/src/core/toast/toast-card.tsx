import { Button } from '../button/button.tsx';
import { classNames } from '../theme/class-names.ts';
import { CloseButton } from '../button/close-button.tsx';
import type { Toast } from './toast.ts';
import styles from './toaster.module.css';
import { roleOfTone, ToneIcon } from '../status/tone-icon.tsx';
import { t } from '../../languages/catalog.ts';
import { useToastClock } from './use-toast-clock.ts';

interface ToastCardProps {
  toast: Toast;
  paused: boolean;
  onClose: (id: number) => void;
}

export function ToastCard({ toast, paused, onClose }: ToastCardProps) {
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
