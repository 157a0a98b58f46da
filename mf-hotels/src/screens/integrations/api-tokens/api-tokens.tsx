import type { ApiToken } from '@suite/contracts/integrations';
import { Banner, Button, ConfirmDialog, EmptyState, Icon, ListTable, Panel, toast } from '@suite/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { tokenColumns } from '../../../components/api-token-columns.tsx';
import { t } from '../../../languages/catalog.ts';
import { listApiTokensQuery, useRevokeApiToken } from '../../../queries/api-tokens.ts';
import { SecretDialog } from '../secret-dialog.tsx';
import layout from '../integrations.module.css';
import styles from './api-tokens.module.css';
import { CreateTokenDialog, type CreatedToken } from './create-token-dialog.tsx';

type Task = { kind: 'create' } | { kind: 'revoke'; token: ApiToken } | ({ kind: 'secret' } & CreatedToken);

export function ApiTokens() {
  const list = useQuery(listApiTokensQuery);
  const [task, setTask] = useState<Task | null>(null);
  const create = (
    <Button
      variant="primary"
      size="small"
      icon={<Icon name="plus" />}
      onClick={() => setTask({ kind: 'create' })}
    >
      {t('Create Token')}
    </Button>
  );
  return (
    <Panel flush title={t('API tokens')} actions={list.data?.length ? create : null}>
      <p className={`${layout.inset} ${styles.note}`}>
        {t('A program with a token reads and changes bookings of this hotel in place of a person.')}{' '}
        <a href="/api/docs" target="_blank" rel="noreferrer">
          {t('What programs can call')}
        </a>
      </p>
      {list.error ? (
        <div className={layout.inset}>
          <Banner tone="error">{list.error.message}</Banner>
        </div>
      ) : null}
      <ListTable
        things={t('API tokens')}
        columns={tokenColumns((token) => setTask({ kind: 'revoke', token }))}
        rows={list.data}
        list={list}
        rowKey={({ id }) => id}
        empty={
          <EmptyState
            icon="settings"
            title={t('No program has access')}
            text={t(
              'Create a token for each program, such as a channel manager, so that one can be revoked alone.',
            )}
            action={create}
          />
        }
      />
      <TokenDialogs task={task} onChange={setTask} />
    </Panel>
  );
}

interface TokenDialogsProps {
  task: Task | null;
  onChange: (task: Task | null) => void;
}

function TokenDialogs({ task, onChange }: TokenDialogsProps) {
  const close = () => onChange(null);
  if (task === null) return null;
  if (task.kind === 'revoke') return <RevokeTokenDialog token={task.token} onClose={close} />;
  if (task.kind === 'create') {
    return <CreateTokenDialog onClose={close} onCreated={(made) => onChange({ kind: 'secret', ...made })} />;
  }
  return (
    <SecretDialog
      title={t('Token of {name}', { name: task.name })}
      text={t(
        'Copy the token into the program now. It is not shown again: if it is lost, revoke it and create another.',
      )}
      label={t('API token')}
      secret={task.secret}
      onClose={close}
    />
  );
}

function RevokeTokenDialog({ token, onClose }: { token: ApiToken; onClose: () => void }) {
  const revoke = useRevokeApiToken();
  return (
    <ConfirmDialog
      open
      danger
      title={t('Revoke {name}', { name: token.name })}
      text={t(
        'The program that uses this token loses its access at once. A revoked token cannot be restored.',
      )}
      confirmLabel={t('Revoke')}
      busyLabel={t('Revoking...')}
      busy={revoke.isPending}
      onConfirm={() =>
        revoke.mutate(token.id, {
          onSuccess: () => {
            toast.success(t('{name} was revoked', { name: token.name }));
            onClose();
          },
        })
      }
      onCancel={onClose}
    >
      {revoke.error ? <Banner tone="error">{revoke.error.message}</Banner> : null}
    </ConfirmDialog>
  );
}
