import {
  useEffect,
  useId,
  useRef,
  useState,
  useLayoutEffect,
  useSyncExternalStore,
  type ReactNode,
  type RefObject,
} from 'react';
import { toast } from '../../core/toast/toast.ts';
import { t } from '../../languages/catalog.ts';
import { successorOf } from '../focus/keep-focus-in-list.ts';
import { useEarlyText, useFirstFocus, type EarlyText } from './use-first-focus.ts';
import styles from './dialog.module.css';
import type { AntdWindow } from './antd-window.tsx';

type DialogWindow = typeof AntdWindow;

/** Waits for the first data of the page, which this file would delay on a slow line. */
const preloadAfterMs = 2_000;

let loaded: DialogWindow | undefined;
const listeners = new Set<() => void>();

// An import that fails here is repeated when a dialog opens.
const preload = () => void load().catch(() => undefined);
const canWait = 'requestIdleCallback' in globalThis;
if (!canWait) preload();

export interface DialogProps {
  open: boolean;
  title: string;
  description?: string | undefined;
  /** Is called by the cross, Escape and a click beside the dialog, unless it is busy. */
  onClose: () => void;
  busy?: boolean | undefined;
  persistent?: boolean | undefined;
  /** The widths are 440, 640 and 880 px, and the whole width on a phone. */
  size?: 'small' | 'medium' | 'large' | undefined;
  footer?: ReactNode;
  /** Defaults to the first control that can be changed. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  children?: ReactNode;
}

/** The first element had the focus when the dialog opened; the others receive it if that control is gone. */
type Openers = readonly Element[];

/** A dialog that follows another one returns the focus to the same openers. */
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

/** Does nothing if another element has the focus, for example in a dialog that was opened meanwhile. */
function returnFocus(openers: Openers, content: HTMLElement | null): void {
  const { activeElement, body } = document;
  const isLost = activeElement === null || activeElement === body || content?.contains(activeElement);
  // antd keeps the frame of a closed dialog hidden in the page. A dialog that a link opened has no opener.
  const target =
    openers
      .flatMap((one) => [one, successorOf(one)])
      .find((one) => one?.isConnected && getComputedStyle(one).display !== 'none') ??
    document.querySelector('main[tabindex="-1"]');
  if (!isLost || !(target instanceof HTMLElement)) return;
  target.focus({ preventScroll: true });
  if (lastOpeners === openers) lastOpeners = [];
}

const widths = { small: 440, medium: 640, large: 880 };

export function Dialog(props: DialogProps) {
  const { open, title, description, onClose, size = 'medium', footer, children } = props;
  const isHeld = Boolean(props.busy) || Boolean(props.persistent);
  const descriptionId = useId();
  const content = useRef<HTMLDivElement>(null);
  const openers = useOpeners(open);
  // A dialog that is unmounted while it is open does not report that it closed.
  useEffect(() => (open ? () => returnFocus(openers, null) : undefined), [open, openers]);
  const early = useEarlyText(open, () => (isHeld ? undefined : onClose()));
  useScrollLock(open);
  const [wasOpened, setWasOpened] = useState(open);
  if (open && !wasOpened) setWasOpened(true);
  const { Window } = useDialogWindow(open, () => {
    toast.error(t('The dialog could not be opened. Check your connection and try again.'));
    onClose();
  });
  // Pages contain dialogs that are never opened; antd would compute their styles with the page.
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
      // Without motion antd searches for the opener when the new dialog has the focus already.
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

/** This is a separate component because antd mounts the content later than the dialog. */
function DialogContent({ open, ref, initialFocus, early, children }: DialogContentProps) {
  useFirstFocus(open, ref, initialFocus, early);
  return <div ref={ref}>{children}</div>;
}

let locks = 0;

/** Stops the page behind from scrolling, and from moving when its scroll bar disappears. */
function useScrollLock(locked: boolean): void {
  useLayoutEffect(() => {
    if (!locked) return;
    const { documentElement: root, body } = document;
    if (locks === 0) {
      body.style.paddingRight = `${window.innerWidth - root.clientWidth}px`;
      root.style.overflow = 'hidden';
    }
    locks += 1;
    return () => {
      locks -= 1;
      if (locks > 0) return;
      body.style.paddingRight = '';
      root.style.overflow = '';
    };
  }, [locked]);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

async function load(): Promise<void> {
  if (loaded) return;
  loaded = (await import('./antd-window.tsx')).AntdWindow;
  for (const listener of listeners) listener();
}

/** Loads the window when the browser is idle, or at once for an open dialog; returns undefined until then. */
function useDialogWindow(open: boolean, onFailure: () => void): { Window: DialogWindow | undefined } {
  const fail = useRef(onFailure);
  useEffect(() => {
    fail.current = onFailure;
  });
  useEffect(() => {
    if (open) {
      let isCurrent = true;
      load().catch(() => isCurrent && fail.current());
      return () => {
        isCurrent = false;
      };
    }
    if (!canWait) return undefined;
    const timer = setTimeout(() => requestIdleCallback(preload), preloadAfterMs);
    return () => clearTimeout(timer);
  }, [open]);
  return { Window: useSyncExternalStore(subscribe, () => loaded) };
}
