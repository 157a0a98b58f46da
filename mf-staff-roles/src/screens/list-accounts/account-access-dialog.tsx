import type { Account } from '@suite/contracts/staff-roles';
import { ConfirmDialog } from '@suite/ui';
import { fullName } from '../../domain/describe-person.ts';
import { useActivateAccount } from '../../queries/activate-account.mutation.ts';
import { useDeactivateAccount } from '../../queries/deactivate-account.mutation.ts';
import { useRemoveAccount } from '../../queries/remove-account.mutation.ts';
import { useResetAccountSecondFactor } from '../../queries/reset-account-second-factor.mutation.ts';

/** What can be changed about an account without a form. */
export type AccountAccessChange = 'deactivate' | 'activate' | 'remove' | 'reset-second-factor';

interface AccountAccessDialogProps {
  open: boolean;
  change: AccountAccessChange;
  account: Account;
  onClose: () => void;
  onDone: (message: string) => void;
  /** A refusal of the server with its reason. */
  onRefused: (message: string) => void;
}

const texts = {
  deactivate: {
    title: 'Deactivate Account',
    text: (name: string) =>
      `${name} is signed out at once and cannot sign in until the account is activated again.`,
    confirmLabel: 'Deactivate',
    busyLabel: 'Deactivating...',
  },
  activate: {
    title: 'Activate Account',
    text: (name: string) => `${name} can sign in again, with the same password and role as before.`,
    confirmLabel: 'Activate',
    busyLabel: 'Activating...',
  },
  remove: {
    title: 'Remove Account',
    text: (name: string) => `${name} is signed out at once and cannot sign in again.`,
    confirmLabel: 'Remove Account',
    busyLabel: 'Removing...',
  },
  'reset-second-factor': {
    title: 'Reset Two-Step Verification',
    text: (name: string) =>
      `${name} is signed out at once. The authenticator app, the recovery codes and the passkeys of the account are removed, and the password stays.`,
    confirmLabel: 'Reset',
    busyLabel: 'Resetting...',
  },
};

/** Asks for a confirmation before an account is deactivated, activated or removed, or its second factor reset. */
export function AccountAccessDialog(props: AccountAccessDialogProps) {
  const { open, change, account, onClose, onDone, onRefused } = props;
  const changes = {
    deactivate: useDeactivateAccount(),
    activate: useActivateAccount(),
    remove: useRemoveAccount(),
    'reset-second-factor': useResetAccountSecondFactor(),
  };
  const { mutate, isPending } = changes[change];
  const { text, ...labels } = texts[change];
  return (
    <ConfirmDialog
      open={open}
      danger={change !== 'activate'}
      {...labels}
      text={text(fullName(account))}
      busy={isPending}
      onCancel={onClose}
      onConfirm={() =>
        mutate(account.user_id, {
          onSuccess: ({ message }) => onDone(message),
          onError: ({ message }) => onRefused(message),
        })
      }
    />
  );
}
