import type { Account } from '@suite/contracts/staff-roles';
import { toast, type ScreenDialog } from '@suite/ui';
import { useQuery } from '@tanstack/react-query';
import {
  AccessChangeDialog,
  resetSecondFactorWords,
  type AccessChangeWords,
  type ChangeDialogProps,
} from '../../components/access-change-dialog.tsx';
import { fullName } from '../../domain/describe-person.ts';
import { t } from '../../languages/catalog.ts';
import {
  useActivateAccount,
  useDeactivateAccount,
  useRemoveAccount,
  useResetAccountSecondFactor,
  useEndAccountSession,
  useEndAccountSessions,
  listAccountSessionsQuery,
} from '../../queries/accounts.ts';
import { SessionsDialog } from '../../components/sessions-dialog.tsx';
import { AddAccountDialog, EditAccountDialog } from './account-form-dialogs.tsx';

export type AccountDialogKind = 'add' | 'edit' | 'sessions' | AccountAccessChange;

interface AccountDialogsProps {
  dialog: ScreenDialog<AccountDialogKind, Account>;
  listed: readonly Account[];
  say: (tone: 'success' | 'error', text: string) => void;
}

export function AccountDialogs({ dialog, listed, say }: AccountDialogsProps) {
  const { kind, thing: account, open, opening, close } = dialog;
  const end = (tone: 'success' | 'error') => (message: string) => {
    close();
    toast[tone](message);
    say(tone, message);
  };
  const window = { open, onClose: close, onDone: end('success') };
  if (kind === 'add') return <AddAccountDialog key={opening} {...window} />;
  if (!account) return null;
  if (kind === 'edit') {
    const current = listed.find(({ user_id }) => user_id === account.user_id) ?? account;
    return <EditAccountDialog key={opening} {...window} opened={account} current={current} />;
  }
  if (kind === 'sessions') {
    return <AccountSessionsDialog key={opening} open={open} onClose={close} account={account} />;
  }
  return (
    <AccountAccessDialog key={opening} {...window} change={kind} account={account} onRefused={end('error')} />
  );
}

type AccountAccessChange = 'deactivate' | 'activate' | 'remove' | 'reset-second-factor';

interface AccountAccessDialogProps extends ChangeDialogProps {
  change: AccountAccessChange;
  account: Account;
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

function AccountAccessDialog(props: AccountAccessDialogProps) {
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

interface AccountSessionsDialogProps {
  open: boolean;
  account: Account;
  onClose: () => void;
}

function AccountSessionsDialog({ open, account, onClose }: AccountSessionsDialogProps) {
  return (
    <SessionsDialog
      open={open}
      name={fullName(account)}
      sessions={useQuery({ ...listAccountSessionsQuery(account.user_id), enabled: open })}
      end={useEndAccountSession(account.user_id)}
      endAll={useEndAccountSessions(account.user_id)}
      onClose={onClose}
    />
  );
}
