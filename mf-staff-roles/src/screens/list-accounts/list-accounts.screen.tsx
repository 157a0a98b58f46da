import type { Account } from '@suite/contracts/staff-roles';
import { useSession } from '@suite/session';
import {
  Button,
  EmptyState,
  Icon,
  ListTable,
  PageHeader,
  Panel,
  useDialog,
  ScreenMessages,
  useMessages,
} from '@suite/ui';
import { useQuery } from '@tanstack/react-query';
import { t } from '../../languages/catalog.ts';
import { listAccountsQuery } from '../../queries/accounts.ts';
import { accountColumns } from './account-columns.tsx';
import { AccountDialogs, type AccountDialogKind } from './account-dialogs.tsx';
import styles from './list-accounts.module.css';
import { SignInRules } from './sign-in-rules.tsx';

export function ListAccountsScreen() {
  const { user } = useSession();
  const list = useQuery(listAccountsQuery);
  const [said, say] = useMessages();
  const dialog = useDialog<AccountDialogKind, Account>('edit');
  return (
    <div className={styles.screen}>
      <PageHeader
        title={t('Platform Accounts')}
        subtitle={t('Super Admins, who manage all hotels, and operators, who manage releases')}
      />
      <ScreenMessages loads={{ list }} said={said} />
      <Panel
        flush
        title={list.data ? t('All Accounts ({count})', { count: list.data.length }) : t('All Accounts')}
        actions={
          <Button variant="primary" icon={<Icon name="plus" />} onClick={() => dialog.show('add', null)}>
            {t('Add Account')}
          </Button>
        }
      >
        <ListTable
          things={t('accounts')}
          columns={accountColumns({ ownId: user?.user_id, onChoose: dialog.show })}
          rows={list.data}
          list={list}
          rowKey={({ user_id }) => user_id}
          empty={<EmptyState icon="team" title={t('No accounts found')} text={t('Add the first account.')} />}
        />
      </Panel>
      <SignInRules />
      <AccountDialogs dialog={dialog} listed={list.data ?? []} say={say} />
    </div>
  );
}
