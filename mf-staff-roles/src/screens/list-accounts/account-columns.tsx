import { formatMoment } from '@suite/contracts/dates';
import type { Account } from '@suite/contracts/staff-roles';
import { ActionMenu, Badge, EmailAddress, type ActionMenuItem, type DataColumn } from '@suite/ui';
import { fullName } from '../../domain/describe-person.ts';
import type { AccountDialogKind } from './account-dialogs.tsx';
import styles from './list-accounts.module.css';

interface ColumnOptions {
  /** Whose own row is marked. */
  ownId: number | undefined;
  onChoose: (kind: AccountDialogKind, account: Account) => void;
}

export function accountColumns(options: ColumnOptions): DataColumn<Account>[] {
  return [
    {
      key: 'account',
      title: 'Account',
      render: (account) => (
        <div className={styles.lines}>
          <span className={styles.strong}>
            {fullName(account)}
            {account.user_id === options.ownId ? <span className={styles.muted}> (you)</span> : null}
          </span>
          <span className={styles.muted}>
            <EmailAddress address={account.usr_email} />
          </span>
        </div>
      ),
    },
    { key: 'role', title: 'Role', render: ({ role_name }) => role_name },
    {
      key: 'last-login',
      title: 'Last Login',
      minWidth: '9rem',
      render: ({ last_login, must_change_password }) => (
        <div className={styles.lines}>
          <span>{last_login === null ? 'Never' : formatMoment(last_login)}</span>
          {must_change_password ? <span className={styles.muted}>Has yet to choose a password</span> : null}
        </div>
      ),
    },
    {
      key: 'status',
      title: 'Status',
      render: ({ is_active }) => (
        <Badge tone={is_active ? 'success' : 'neutral'}>{is_active ? 'Active' : 'Inactive'}</Badge>
      ),
    },
    {
      key: 'actions',
      title: 'Actions',
      align: 'right',
      pinned: true,
      corner: true,
      render: (account) => (
        <ActionMenu label={`Actions for ${fullName(account)}`} items={actionsFor(account, options)} />
      ),
    },
  ];
}

function actionsFor(account: Account, { ownId, onChoose }: ColumnOptions): ActionMenuItem[] {
  const access = account.is_active ? ('deactivate' as const) : ('activate' as const);
  const edit: ActionMenuItem = {
    key: 'edit',
    label: 'Edit Account',
    icon: 'edit',
    onSelect: () => onChoose('edit', account),
  };
  if (account.user_id === ownId) return [edit];
  const sessions: ActionMenuItem = {
    key: 'sessions',
    label: 'Signed-in Devices',
    icon: 'login',
    onSelect: () => onChoose('sessions', account),
  };
  const reset: ActionMenuItem = {
    key: 'reset-second-factor',
    label: 'Reset two-step verification',
    icon: 'reload',
    onSelect: () => onChoose('reset-second-factor', account),
  };
  return [
    edit,
    sessions,
    ...(account.has_second_factor ? [reset] : []),
    {
      key: access,
      label: account.is_active ? 'Deactivate' : 'Activate',
      icon: account.is_active ? 'logout' : 'check',
      onSelect: () => onChoose(access, account),
    },
    {
      key: 'remove',
      label: 'Remove Account',
      icon: 'delete',
      danger: true,
      divider: true,
      onSelect: () => onChoose('remove', account),
    },
  ];
}
