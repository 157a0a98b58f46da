import { useRef, type ReactNode } from 'react';
import { Button } from '../../core/button/button.tsx';
import { t } from '../../languages/catalog.ts';
import { Dialog } from './dialog.tsx';

export interface ConfirmDialogProps {
  open: boolean;
  title: string;
  text: string;
  confirmLabel: string;
  busyLabel?: string | undefined;
  cancelLabel?: string | undefined;
  busy?: boolean | undefined;
  danger?: boolean | undefined;
  onConfirm: () => void;
  onCancel: () => void;
  children?: ReactNode;
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, text, confirmLabel, busyLabel, cancelLabel = t('Cancel'), busy = false } = props;
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open={open}
      title={title}
      description={text}
      onClose={props.onCancel}
      busy={busy}
      size="small"
      initialFocus={cancel}
      footer={
        <>
          <Button ref={cancel} disabled={busy} onClick={props.onCancel}>
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
