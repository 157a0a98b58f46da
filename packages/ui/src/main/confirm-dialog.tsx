import type { ReactNode } from 'react';
import { Button } from '../core/button.tsx';
import { Dialog } from './dialog.tsx';

/** Props of {@link ConfirmDialog}. */
export interface ConfirmDialogProps {
  open: boolean;
  title: string;
  text: string;
  confirmLabel: string;
  /** Instead of the confirm label while busy. */
  busyLabel?: string | undefined;
  cancelLabel?: string | undefined;
  busy?: boolean | undefined;
  danger?: boolean | undefined;
  onConfirm: () => void;
  onCancel: () => void;
  children?: ReactNode;
}

/** Asks before something that cannot be taken back. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, text, confirmLabel, busyLabel, cancelLabel = 'Cancel', busy = false } = props;
  return (
    <Dialog
      open={open}
      title={title}
      description={text}
      onClose={props.onCancel}
      busy={busy}
      size="small"
      footer={
        <>
          <Button autoFocus disabled={busy} onClick={props.onCancel}>
            {cancelLabel}
          </Button>
          <Button
            variant={props.danger ? 'danger' : 'primary'}
            busy={busy}
            busyLabel={busyLabel}
            onClick={props.onConfirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {props.children}
    </Dialog>
  );
}
