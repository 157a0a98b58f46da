import { Modal } from 'antd';
import { useId, useRef, type ReactNode } from 'react';
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
  /** 440, 640 or 880 px; the whole width on a phone. */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** Buttons, in reading order. */
  footer?: ReactNode;
  children?: ReactNode;
}

/** Unless something in it has the focus already, as a control with `autoFocus` has. */
function focusFirstControl(content: HTMLElement | null): void {
  if (!content || content.contains(document.activeElement)) return;
  content.querySelector<HTMLElement>('input:enabled:read-write, select:enabled, textarea:enabled')?.focus();
}

const widths = { small: 440, medium: 640, large: 880 };

/** A window above the page. Starts at its first control, keeps the focus inside and returns it to its opener. */
export function Dialog(props: DialogProps) {
  const { open, title, description, onClose, busy = false, size = 'medium', footer, children } = props;
  const descriptionId = useId();
  const content = useRef<HTMLDivElement>(null);
  useScrollLock(open);
  return (
    <Modal
      open={open}
      title={title}
      onCancel={onClose}
      width={widths[size]}
      className={styles.dialog ?? ''}
      wrapClassName={styles.place ?? ''}
      centered
      afterOpenChange={(shown) => {
        if (shown) focusFirstControl(content.current);
      }}
      destroyOnHidden
      // antd's own lock adds a style element that a strict content security policy refuses.
      scrollLock={false}
      closable={busy ? false : { 'aria-label': 'Close' }}
      keyboard={!busy}
      mask={{ closable: !busy }}
      footer={footer ? <div className={styles.footer}>{footer}</div> : null}
      aria-describedby={description ? descriptionId : undefined}
    >
      {description ? (
        <p id={descriptionId} className={styles.description}>
          {description}
        </p>
      ) : null}
      <div ref={content}>{children}</div>
    </Modal>
  );
}
