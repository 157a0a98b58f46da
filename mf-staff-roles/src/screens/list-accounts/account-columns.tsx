import type { Account } from '@suite/contracts/staff-roles';
import { translateMessage } from '@suite/i18n';
import { formatMoment } from '@suite/i18n/dates';
import { ActionMenu, Badge, EmailAddress, type ActionMenuItem, type DataColumn } from '@suite/ui';
import { fullName } from '../../domain/describe-person.ts';
import { t } from '../../languages/catalog.ts';
import type { AccountDialogKind } from './account-dialogs.tsx';
import styles from './list-accounts.module.css';

interface ColumnOptions {
  /** Marks the user's own row. */
  ownId: number | undefined;
  onChoose: (kind: AccountDialogKind, account: Account) => void;
}

export function accountColumns(options: ColumnOptions): DataColumn<Account>[] {
  return [
    {
      key: 'account',
      title: t('Account'),
      render: (account) => (
        <div className={styles.lines}>
          <span className={styles.strong}>
            <bdi>{fullName(account)}</bdi>
            {account.user_id === options.ownId ? (
              <span className={styles.muted}>{` ${t('(you)')}`}</span>
            ) : null}
          </span>
          <span className={styles.muted}>
            <EmailAddress address={account.usr_email} />
          </span>
        </div>
      ),
    },
    { key: 'role', title: t('Role'), render: ({ role_name }) => translateMessage(role_name) },
    {
      key: 'last-login',
      title: t('Last Login'),
      minWidth: '9rem',
      render: ({ last_login, must_change_password }) => (
        <div className={styles.lines}>
          <span>{last_login === null ? t('Never') : formatMoment(last_login)}</span>
          {must_change_password ? (
            <span className={styles.muted}>{t('Has yet to choose a password')}</span>
          ) : null}
        </div>
      ),
    },
    {
      key: 'status',
      title: t('Status'),
      render: ({ is_active }) => (
        <Badge tone={is_active ? 'success' : 'neutral'}>{is_active ? t('Active') : t('Inactive')}</Badge>
      ),
    },
    {
      key: 'actions',
      title: t('Actions'),
      align: 'right',
      pinned: true,
      corner: true,
      render: (account) => (
        <ActionMenu
          label={t('Actions for {name}', { name: fullName(account) })}
          items={actionsFor(account, options)}
        />
      ),
    },
  ];
}

function actionsFor(account: Account, { ownId, onChoose }: ColumnOptions): ActionMenuItem[] {
  const access = account.is_active ? ('deactivate' as const) : ('activate' as const);
  const edit: ActionMenuItem = {
    key: 'edit',
    label: t('Edit Account'),
    icon: 'edit',
    onSelect: () => onChoose('edit', account),
  };
  if (account.user_id === ownId) return [edit];
  const sessions: ActionMenuItem = {
    key: 'sessions',
    label: t('Signed-in Devices'),
    icon: 'login',
    onSelect: () => onChoose('sessions', account),
  };
  const reset: ActionMenuItem = {
    key: 'reset-second-factor',
    label: t('Reset two-step verification'),
    icon: 'reload',
    onSelect: () => onChoose('reset-second-factor', account),
  };
  return [
    edit,
    sessions,
    ...(account.has_second_factor ? [reset] : []),
    {
      key: access,
      label: account.is_active ? t('Deactivate') : t('Activate'),
      icon: account.is_active ? 'logout' : 'check',
      onSelect: () => onChoose(access, account),
    },
    {
      key: 'remove',
      label: t('Remove Account'),
      icon: 'delete',
      danger: true,
      divider: true,
      onSelect: () => onChoose('remove', account),
    },
  ];
}
