import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { useBackLevels } from '../navigation/back-levels.ts';
import { Icon } from '../kit/icon.tsx';
import { Toaster } from '../feedback/toaster.tsx';
import styles from './camera-dialog.module.css';

interface CameraDialogProps {
  title: string;
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
}

export function CameraDialog({ title, closeLabel, onClose, children }: CameraDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useBackLevels(1, onClose);
  useLayoutEffect(() => {
    const opener = document.activeElement;
    const shown = dialog.current;
    shown?.showModal();
    return () => {
      shown?.close();
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <header className={styles.header}>
        <h2 className={styles.title}>{title}</h2>
        <button type="button" className={styles.close} aria-label={closeLabel} onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      <div className={styles.body}>{children}</div>
      <Toaster />
    </dialog>
  );
}
