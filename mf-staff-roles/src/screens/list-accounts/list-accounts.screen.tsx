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
  Banner,
  Checkbox,
  ConfirmDialog,
  FormField,
  Skeleton,
  toast,
} from '@suite/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { t } from '../../languages/catalog.ts';
import { listAccountsQuery, getSignInRulesQuery, useUpdateSignInRules } from '../../queries/accounts.ts';
import { accountColumns } from './account-columns.tsx';
import { AccountDialogs, type AccountDialogKind } from './account-dialogs.tsx';
import styles from './list-accounts.module.css';

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

/** A change needs a confirmation, because it affects every hotel. */
function SignInRules() {
  const { data: rules, error } = useQuery(getSignInRulesQuery);
  const update = useUpdateSignInRules();
  const [pendingRule, setPendingRule] = useState<boolean>();
  const close = () => setPendingRule(undefined);
  const requires = pendingRule === true;
  const confirm = () =>
    update.mutate(
      { requires_second_factor: requires },
      {
        onSuccess: ({ message }) => toast.success(message),
        onError: ({ message }) => toast.error(message),
        onSettled: close,
      },
    );
  return (
    <Panel title={t('Sign-in')}>
      {error ? <Banner tone="error">{error.message}</Banner> : null}
      {rules || error ? null : <Skeleton lines={4} text={t('Loading sign-in rules...')} />}
      {rules ? (
        <FormField
          label={t('Two-Step Verification')}
          hint={t(
            'For the accounts of the platform and the staff of all hotels. A hotel can also require it for its own staff.',
          )}
        >
          <Checkbox checked={rules.requires_second_factor} onChange={setPendingRule}>
            {t('Require two-step verification')}
          </Checkbox>
        </FormField>
      ) : null}
      <ConfirmDialog
        open={pendingRule !== undefined}
        title={requires ? t('Require Two-Step Verification') : t('Stop Requiring Two-Step Verification')}
        text={
          requires
            ? t(
                'At the next sign-in, all persons without a second factor set up an authenticator app or a passkey before anything else.',
              )
            : t(
                'Passwords alone open accounts again, where a hotel does not require more and no authenticator app is set up.',
              )
        }
        confirmLabel={requires ? t('Require it') : t('Stop requiring it')}
        busyLabel={t('Saving...')}
        busy={update.isPending}
        onConfirm={confirm}
        onCancel={close}
      />
    </Panel>
  );
}
