import type { Account } from '@suite/contracts/staff-roles';
import { ConfirmDialog } from '@suite/ui';
import { fullName } from '../../domain/describe-person.ts';
import { useActivateAccount } from '../../queries/activate-account.mutation.ts';
import { useDeactivateAccount } from '../../queries/deactivate-account.mutation.ts';
import { useRemoveAccount } from '../../queries/remove-account.mutation.ts';

/** What can be changed about an account without a form. */
export type AccountAccessChange = 'deactivate' | 'activate' | 'remove';

interface AccountAccessDialogProps {
  open: boolean;
  change: AccountAccessChange;
  account: Account;
  onClose: () => void;
  onDone: (message: string) => void;
  /** The server leaves the account as it is and says why. */
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
};

/** Asks before an account is deactivated, activated or removed. */
export function AccountAccessDialog(props: AccountAccessDialogProps) {
  const { open, change, account, onClose, onDone, onRefused } = props;
  const changes = {
    deactivate: useDeactivateAccount(),
    activate: useActivateAccount(),
    remove: useRemoveAccount(),
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
