import { useEffect, useId, useRef, useState, type ReactNode, type RefObject } from 'react';
import { toast } from '../../core/toast/toast.ts';
import { t } from '../../languages/catalog.ts';
import { useDialogWindow } from './use-dialog-window.ts';
import { useEarlyText, useFirstFocus, type EarlyText } from './use-first-focus.ts';
import styles from './dialog.module.css';
import { useScrollLock } from './use-scroll-lock.ts';

/** Props of {@link Dialog}. */
export interface DialogProps {
  open: boolean;
  title: string;
  description?: string | undefined;
  /** Asked for by the cross, Escape and a click beside the dialog; none of them while busy. */
  onClose: () => void;
  busy?: boolean | undefined;
  /** Leaves closing to the buttons of the footer. */
  persistent?: boolean | undefined;
  /** 440, 640 or 880 px; the whole width on a phone. */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** Buttons, in reading order. */
  footer?: ReactNode;
  /** What has the focus first; without it the first control that can be changed. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  children?: ReactNode;
}

/** What had the focus when a dialog opened, then what takes it when that control is gone. */
type Openers = readonly Element[];

/** Of the dialog that opened last, until it has given the focus back: the dialog that follows it goes back there too. */
let lastOpeners: Openers = [];

function findOpeners(): Openers {
  const control = document.activeElement;
  const isOnPage = control !== null && control !== document.body;
  const around = control?.parentElement?.closest('[tabindex="-1"]');
  const earlier = isOnPage && !control.closest('[role="dialog"]') ? [] : lastOpeners;
  return [...(isOnPage ? [control] : []), ...(around ? [around] : []), ...earlier];
}

function useOpeners(open: boolean): Openers {
  const [wasOpen, setWasOpen] = useState(false);
  const [openers, setOpeners] = useState<Openers>([]);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setOpeners(findOpeners());
  }
  useEffect(() => {
    if (open) lastOpeners = openers;
  }, [open, openers]);
  return openers;
}

/** Unless something outside has the focus already, as another dialog that was opened meanwhile. */
function returnFocus(openers: Openers, content: HTMLElement | null): void {
  const { activeElement, body } = document;
  const isLost = activeElement === null || activeElement === body || content?.contains(activeElement);
  // antd keeps the frame of a closed dialog in the page, hidden. A dialog that a link opened has no opener.
  const target =
    openers.find((one) => one.isConnected && getComputedStyle(one).display !== 'none') ??
    document.querySelector('main[tabindex="-1"]');
  if (!isLost || !(target instanceof HTMLElement)) return;
  target.focus({ preventScroll: true });
  if (lastOpeners === openers) lastOpeners = [];
}

const widths = { small: 440, medium: 640, large: 880 };

/** A window above the page. Starts at its first control, keeps the focus inside and returns it to its opener. */
export function Dialog(props: DialogProps) {
  const { open, title, description, onClose, size = 'medium', footer, children } = props;
  const isHeld = Boolean(props.busy) || Boolean(props.persistent);
  const descriptionId = useId();
  const content = useRef<HTMLDivElement>(null);
  const openers = useOpeners(open);
  // A dialog that is unmounted while it is open never tells that it closed.
  useEffect(() => (open ? () => returnFocus(openers, null) : undefined), [open, openers]);
  const early = useEarlyText(open, () => (isHeld ? undefined : onClose()));
  useScrollLock(open);
  const [wasOpened, setWasOpened] = useState(open);
  if (open && !wasOpened) setWasOpened(true);
  const { Window } = useDialogWindow(open, () => {
    toast.error(t('The dialog could not be opened. Check your connection and try again.'));
    onClose();
  });
  // Pages hold dialogs that are never opened; antd would work out their look with the page.
  if (!wasOpened || !Window) return null;
  return (
    <Window
      open={open}
      title={title}
      onCancel={onClose}
      width={widths[size]}
      className={styles.dialog ?? ''}
      wrapClassName={styles.place ?? ''}
      centered
      // Where nothing moves, antd looks for the opener of a new dialog when the dialog has the focus already.
      afterOpenChange={(shown) => {
        if (!shown) returnFocus(openers, content.current);
      }}
      destroyOnHidden
      // antd's own lock adds a style element that a strict content security policy refuses.
      scrollLock={false}
      closable={isHeld ? false : { 'aria-label': t('Close') }}
      keyboard={!isHeld}
      mask={{ closable: !isHeld }}
      footer={footer ? <div className={styles.footer}>{footer}</div> : null}
      aria-describedby={description ? descriptionId : undefined}
    >
      {description ? (
        <p id={descriptionId} className={styles.description}>
          {description}
        </p>
      ) : null}
      <DialogContent open={open} ref={content} initialFocus={props.initialFocus} early={early}>
        {children}
      </DialogContent>
    </Window>
  );
}

interface DialogContentProps extends Pick<DialogProps, 'open' | 'initialFocus' | 'children'> {
  ref: RefObject<HTMLDivElement | null>;
  early: EarlyText;
}

/** A component of its own: it is mounted with the window, which antd draws later than its owner. */
function DialogContent({ open, ref, initialFocus, early, children }: DialogContentProps) {
  useFirstFocus(open, ref, initialFocus, early);
  return <div ref={ref}>{children}</div>;
}
