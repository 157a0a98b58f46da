import type { Webhook } from '@suite/contracts/integrations';
import { Banner, Button, EmptyState, Icon, ListTable, Panel, toast, useDialog } from '@suite/ui';
import { useQuery } from '@tanstack/react-query';
import { t } from '../../../languages/catalog.ts';
import { listWebhooksQuery, useResumeWebhook } from '../../../queries/webhooks.ts';
import { SecretDialog } from '../secret-dialog.tsx';
import layout from '../integrations.module.css';
import styles from './webhooks.module.css';
import { DeliveriesDialog } from './deliveries-dialog.tsx';
import { DeleteWebhookDialog, RotateSecretDialog } from './confirm-dialogs.tsx';
import { TestWebhookDialog } from './test-webhook-dialog.tsx';
import { webhookColumns, type WebhookAction } from './webhook-columns.tsx';
import { WebhookDialog } from './webhook-dialog.tsx';

type DialogKind = WebhookAction | 'secret';
type Thing = Webhook | { secret: string } | null;

export function WebhooksPanel() {
  const list = useQuery(listWebhooksQuery);
  const dialog = useDialog<DialogKind, Thing>('form');
  const resume = useResumeWebhook();
  const restart = (webhook: Webhook) =>
    void resume.mutateAsync(webhook.id).then(
      () => toast.success(t('{name} is active again', { name: webhook.name })),
      ({ message }: Error) => toast.error(message),
    );
  const add = () => dialog.show('form', null);
  const addButton = (
    <Button variant="primary" icon={<Icon name="plus" />} aria-haspopup="dialog" onClick={add}>
      {t('Add webhook')}
    </Button>
  );
  const isEmpty = list.data?.length === 0;
  return (
    <Panel flush title={t('Webhooks')} actions={isEmpty ? null : addButton}>
      <p className={`${layout.inset} ${styles.muted}`}>
        {t('A webhook tells another system, such as your property management, at once what happens here.')}
      </p>
      {list.error ? (
        <div className={layout.inset}>
          <Banner tone="error">{list.error.message}</Banner>
        </div>
      ) : null}
      <ListTable
        things={t('webhooks')}
        columns={webhookColumns(dialog.show, restart)}
        rows={list.data}
        list={list}
        rowKey={({ id }) => id}
        empty={
          <EmptyState
            icon="empty"
            title={t('No webhooks yet')}
            text={t(
              'Add the address to which events are sent. The maker of the other system can tell you which.',
            )}
            action={addButton}
          />
        }
      />
      <OpenDialog dialog={dialog} />
    </Panel>
  );
}

function OpenDialog({ dialog }: { dialog: ReturnType<typeof useDialog<DialogKind, Thing>> }) {
  const { kind, open, opening, thing, close, show } = dialog;
  if (!open) return null;
  if (kind === 'form') {
    const webhook = thing as Webhook | null;
    const onCreated = (secret: string) => show('secret', { secret });
    return <WebhookDialog key={opening} webhook={webhook} onCreated={onCreated} onClose={close} />;
  }
  if (kind === 'secret') {
    return (
      <SecretDialog
        title={t('Secret of the webhook')}
        text={t(
          'Enter this secret in the receiver, which verifies by it that the events come from you. It is not shown again.',
        )}
        label={t('Secret')}
        secret={(thing as { secret: string }).secret}
        onClose={close}
      />
    );
  }
  const webhook = thing as Webhook;
  if (kind === 'deliveries') return <DeliveriesDialog webhook={webhook} onClose={close} />;
  if (kind === 'test') return <TestWebhookDialog webhook={webhook} onClose={close} />;
  if (kind === 'delete') return <DeleteWebhookDialog webhook={webhook} onClose={close} />;
  return (
    <RotateSecretDialog
      webhook={webhook}
      onRotated={(secret) => show('secret', { secret })}
      onClose={close}
    />
  );
}
