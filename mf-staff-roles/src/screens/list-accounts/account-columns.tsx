import type { Account } from '@suite/contracts/staff-roles';
import { translateMessage } from '@suite/i18n';
import { formatMoment } from '@suite/i18n/dates';
import {
  ActionMenu,
  Badge,
  EmailAddress,
  type ActionMenuItem,
  type DataColumn,
  type IconName,
} from '@suite/ui';
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
  const { is_active, has_second_factor, user_id } = account;
  const entry = (kind: AccountDialogKind, label: string, icon: IconName): ActionMenuItem => ({
    key: kind,
    label,
    icon,
    onSelect: () => onChoose(kind, account),
  });
  const edit = entry('edit', t('Edit Account'), 'edit');
  if (user_id === ownId) return [edit];
  return [
    edit,
    entry('sessions', t('Signed-in Devices'), 'login'),
    ...(has_second_factor ? [entry('reset-second-factor', t('Reset two-step verification'), 'reload')] : []),
    is_active ? entry('deactivate', t('Deactivate'), 'logout') : entry('activate', t('Activate'), 'check'),
    { ...entry('remove', t('Remove Account'), 'delete'), danger: true, divider: true },
  ];
}
