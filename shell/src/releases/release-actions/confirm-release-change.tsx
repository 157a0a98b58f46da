import { ConfirmDialog, Banner } from '@suite/ui';
import type { ReactNode } from 'react';
import type { useReleaseMutation } from '../queries/releases.mutation.ts';
import type { ApiCallError } from '@suite/api-client';
import styles from '../components/releases.module.css';
import { t } from '../../languages/catalog.ts';

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

export function Refusal({ error }: { error: ApiCallError | null }) {
  if (!error) return null;
  const reasons = [...new Set(error.errors.map(({ message }) => message))];
  return (
    <Banner tone="error" title={t('Nothing was changed')}>
      {reasons.length > 1 ? (
        <ul className={styles.reasons}>
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      ) : (
        error.message
      )}
    </Banner>
  );
}
