import { ConfirmDialog } from '@suite/ui';
import type { useReleaseMutation } from '../queries/use-release-mutation.ts';
import { Refusal } from './refusal.tsx';

interface ConfirmMoveProps<Input> {
  title: string;
  text: string;
  confirmLabel: string;
  busyLabel: string;
  move: ReturnType<typeof useReleaseMutation<Input>>;
  input: Input;
  onClose: () => void;
}

/** Asks before a move, and says in the same place why it was refused. */
export function ConfirmReleaseChange<Input>({ move, input, onClose, ...words }: ConfirmMoveProps<Input>) {
  const close = () => {
    move.reset();
    onClose();
  };
  return (
    <ConfirmDialog
      {...words}
      open
      danger
      busy={move.busy}
      onConfirm={() => move.run(input, close)}
      onCancel={close}
    >
      <Refusal error={move.error} />
    </ConfirmDialog>
  );
}
