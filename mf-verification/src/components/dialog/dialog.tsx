import { useId, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { pageCatalog } from '../../languages/page/page-catalog.ts';
import { useBackLevels } from '../navigation/back-levels.ts';
import { Icon } from '../kit/icon.tsx';
import { Toaster } from '../feedback/toaster.tsx';
import { useWords } from '../language/use-words.ts';
import styles from './dialog.module.css';

interface DialogProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

export function Dialog({ title, onClose, children }: DialogProps) {
  const { say } = useWords(pageCatalog);
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useOpened(dialog);
  useBackLevels(1, onClose);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
      }}
    >
      <div className={styles.body}>
        <div className={styles.head}>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          <button type="button" className={styles.close} aria-label={say('close')} onClick={onClose}>
            <Icon name="close" />
          </button>
        </div>
        {children}
      </div>
      <Toaster />
    </dialog>
  );
}

function useOpened(dialog: RefObject<HTMLDialogElement | null>): void {
  // A layout effect restores the focus before the next dialog stores it, as when the camera replaces its loading
  // dialog.
  useLayoutEffect(() => {
    const opener = document.activeElement;
    const shown = dialog.current;
    shown?.showModal();
    return () => {
      shown?.close();
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, [dialog]);
}
