import type { Account } from '@suite/contracts/staff-roles';
import { useQuery } from '@tanstack/react-query';
import { SessionsDialog } from '../../components/sessions-dialog.tsx';
import { fullName } from '../../domain/describe-person.ts';
import {
  useEndAccountSession,
  useEndAccountSessions,
  listAccountSessionsQuery,
} from '../../queries/accounts.ts';

interface AccountSessionsDialogProps {
  open: boolean;
  account: Account;
  onClose: () => void;
}

export function AccountSessionsDialog({ open, account, onClose }: AccountSessionsDialogProps) {
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
