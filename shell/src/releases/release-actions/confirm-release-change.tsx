import { ConfirmDialog } from '@suite/ui';
import type { ReactNode } from 'react';
import type { useReleaseMutation } from '../queries/releases.mutation.ts';
import { Refusal } from './refusal.tsx';

interface ConfirmReleaseChangeProps<Input> {
  title: string;
  text: string;
  confirmLabel: string;
  busyLabel: string;
  mutation: ReturnType<typeof useReleaseMutation<Input>>;
  input: Input;
  onClose: () => void;
  danger?: boolean;
  children?: ReactNode;
}

export function ConfirmReleaseChange<Input>({
  mutation,
  input,
  onClose,
  danger = true,
  children,
  ...words
}: ConfirmReleaseChangeProps<Input>) {
  const close = () => {
    mutation.reset();
    onClose();
  };
  return (
    <ConfirmDialog
      {...words}
      open
      danger={danger}
      busy={mutation.busy}
      onConfirm={() => mutation.run(input, close)}
      onCancel={close}
    >
      {children}
      <Refusal error={mutation.error} />
    </ConfirmDialog>
  );
}
