import { Banner, Button, Dialog } from '@suite/ui';
import {
  useState,
  useEffect,
  useEffectEvent,
  useRef,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';
import { t } from '../../languages/catalog.ts';
import styles from './register-hotel.module.css';

const closesAfterMs = 10_000;
const messageClearsAfterMs = 20_000;

export interface RegistrationOutcome {
  isSuccess: boolean;
  message: string;
}

/** Disappears after a while unless the pointer or the focus is on it. Each attempt needs its own key. */
export function RegistrationResult({ outcome }: { outcome: RegistrationOutcome }) {
  const { isSuccess, message } = outcome;
  const [open, setOpen] = useState(true);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const [hasMessage, setHasMessage] = useState(true);
  usePausedTimer(closesAfterMs, hovered || focused, () => setOpen(false));

  // The backdrop belongs to the dialog, too.
  const onMouseMove = ({ target }: MouseEvent) =>
    setHovered((target as Element).closest('[role="dialog"]') !== null);
  // The dialog has the focus from the start, so a focus counts once the user has moved it.
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Tab') setFocused(true);
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.ownerDocument.querySelector('[role="dialog"]')?.contains(relatedTarget))
      setFocused(false);
  };

  return (
    <div onMouseMove={onMouseMove} onKeyDown={onKeyDown} onBlur={onBlur}>
      <Dialog
        open={open}
        title={isSuccess ? t('Registration Successful') : t('Registration Failed')}
        size="small"
        onClose={() => setOpen(false)}
        footer={
          <Button variant="primary" onClick={() => setOpen(false)}>
            {t('Close')}
          </Button>
        }
      >
        <div className={styles.section}>
          {hasMessage ? (
            <Banner
              tone={isSuccess ? 'success' : 'error'}
              clearAfterMs={messageClearsAfterMs}
              onDismiss={() => setHasMessage(false)}
            >
              {message}
            </Banner>
          ) : null}
          <p className={styles.text}>
            {isSuccess
              ? t(
                  'Your hotel registration request was submitted. A confirmation email follows once it has been approved.',
                )
              : t('Something went wrong with your registration. Please try again later or contact our team.')}
          </p>
        </div>
      </Dialog>
    </div>
  );
}

/** The time while `paused` does not count. */
function usePausedTimer(ms: number, paused: boolean, work: () => void): void {
  const left = useRef(ms);
  const finish = useEffectEvent(work);
  useEffect(() => {
    if (paused) return;
    const since = Date.now();
    const timer = setTimeout(() => finish(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - since;
    };
  }, [paused]);
}
