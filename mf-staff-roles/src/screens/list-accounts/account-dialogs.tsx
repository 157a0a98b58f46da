import type { Account } from '@suite/contracts/staff-roles';
import { toast, type ScreenDialog } from '@suite/ui';
import { AccountAccessDialog, type AccountAccessChange } from './account-access-dialog.tsx';
import { AccountSessionsDialog } from './account-sessions-dialog.tsx';
import { AddAccountDialog } from './add-account-dialog.tsx';
import { EditAccountDialog } from './edit-account-dialog.tsx';

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
