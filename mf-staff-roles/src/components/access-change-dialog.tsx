import { ConfirmDialog } from '@suite/ui';
import { t } from '../languages/catalog.ts';

export interface AccessChangeWords {
  title: string;
  text: (name: string) => string;
  confirmLabel: string;
  busyLabel: string;
}

export const resetSecondFactorWords = (): AccessChangeWords => ({
  title: t('Reset Two-Step Verification'),
  text: (name) =>
    t(
      '{name} is signed out at once. The authenticator app, the recovery codes and the passkeys of the account are removed, and the password stays.',
      { name },
    ),
  confirmLabel: t('Reset'),
  busyLabel: t('Resetting...'),
});

interface AccessChangeMutation {
  mutate: (
    user_id: number,
    callbacks: { onSuccess: (answer: { message: string }) => void; onError: (error: Error) => void },
  ) => void;
  isPending: boolean;
}

export interface ChangeDialogProps {
  open: boolean;
  onClose: () => void;
  onDone: (message: string) => void;
  onRefused: (message: string) => void;
}

interface AccessChangeDialogProps extends ChangeDialogProps {
  words: AccessChangeWords;
  danger: boolean;
  user_id: number;
  name: string;
  change: AccessChangeMutation;
}

export function AccessChangeDialog(props: AccessChangeDialogProps) {
  const { open, danger, user_id, name, change, onClose, onDone, onRefused } = props;
  const { text, ...labels } = props.words;
  return (
    <ConfirmDialog
      open={open}
      danger={danger}
      {...labels}
      text={text(name)}
      busy={change.isPending}
      onCancel={onClose}
      onConfirm={() =>
        change.mutate(user_id, {
          onSuccess: ({ message }) => onDone(message),
          onError: ({ message }) => onRefused(message),
        })
      }
    />
  );
}
