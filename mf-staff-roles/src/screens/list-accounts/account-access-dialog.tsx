import type { Account } from '@suite/contracts/staff-roles';
import {
  AccessChangeDialog,
  resetSecondFactorWords,
  type AccessChangeWords,
} from '../../components/access-change-dialog.tsx';
import { fullName } from '../../domain/describe-person.ts';
import { t } from '../../languages/catalog.ts';
import {
  useActivateAccount,
  useDeactivateAccount,
  useRemoveAccount,
  useResetAccountSecondFactor,
} from '../../queries/accounts.ts';

export type AccountAccessChange = 'deactivate' | 'activate' | 'remove' | 'reset-second-factor';

interface AccountAccessDialogProps {
  open: boolean;
  change: AccountAccessChange;
  account: Account;
  onClose: () => void;
  onDone: (message: string) => void;
  onRefused: (message: string) => void;
}

const words = (): Record<AccountAccessChange, AccessChangeWords> => ({
  deactivate: {
    title: t('Deactivate Account'),
    text: (name) =>
      t('{name} is signed out at once and cannot sign in until the account is activated again.', { name }),
    confirmLabel: t('Deactivate'),
    busyLabel: t('Deactivating...'),
  },
  activate: {
    title: t('Activate Account'),
    text: (name) => t('{name} can sign in again, with the same password and role as before.', { name }),
    confirmLabel: t('Activate'),
    busyLabel: t('Activating...'),
  },
  remove: {
    title: t('Remove Account'),
    text: (name) => t('{name} is signed out at once and cannot sign in again.', { name }),
    confirmLabel: t('Remove Account'),
    busyLabel: t('Removing...'),
  },
  'reset-second-factor': resetSecondFactorWords(),
});

export function AccountAccessDialog(props: AccountAccessDialogProps) {
  const { change, account, ...dialog } = props;
  const changes = {
    deactivate: useDeactivateAccount(),
    activate: useActivateAccount(),
    remove: useRemoveAccount(),
    'reset-second-factor': useResetAccountSecondFactor(),
  };
  return (
    <AccessChangeDialog
      {...dialog}
      words={words()[change]}
      danger={change !== 'activate'}
      user_id={account.user_id}
      name={fullName(account)}
      change={changes[change]}
    />
  );
}
