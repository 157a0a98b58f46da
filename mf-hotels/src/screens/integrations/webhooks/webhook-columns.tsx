import type { Webhook } from '@suite/contracts/integrations';
import { ActionMenu, Badge, type DataColumn } from '@suite/ui';
import { describeState, describeWaiting } from '../../../domain/webhooks.ts';
import { t, tn } from '../../../languages/catalog.ts';
import styles from '../integrations.module.css';

export type WebhookAction = 'form' | 'deliveries' | 'test' | 'rotate' | 'delete';

type Show = (kind: WebhookAction, webhook: Webhook) => void;

export function webhookColumns(show: Show, restart: (webhook: Webhook) => void): DataColumn<Webhook>[] {
  return [
    {
      key: 'name',
      title: t('Receiver'),
      wide: true,
      render: ({ name, url }) => (
        <>
          <strong>
            <bdi>{name}</bdi>
          </strong>
          <p className={styles.address} dir="ltr">
            {url}
          </p>
        </>
      ),
    },
    {
      key: 'events',
      title: t('Events'),
      render: ({ event_types, includes_personal_data }) => (
        <>
          {tn(event_types.length, '{count} event', '{count} events')}
          {includes_personal_data ? <p className={styles.muted}>{t('With personal data')}</p> : null}
        </>
      ),
    },
    { key: 'state', title: t('Status'), render: (webhook) => <WebhookStatus webhook={webhook} /> },
    {
      key: 'actions',
      title: t('Actions'),
      width: '6rem',
      align: 'right',
      pinned: true,
      corner: true,
      render: (webhook) => (
        <ActionMenu
          label={t('Actions for {name}', { name: webhook.name })}
          items={actionsOf(webhook, show, restart)}
        />
      ),
    },
  ];
}

function WebhookStatus({ webhook }: { webhook: Webhook }) {
  const { label, tone, detail } = describeState(webhook);
  return (
    <>
      <Badge tone={tone}>{label}</Badge>
      {[detail, describeWaiting(webhook.waiting)].map((text) =>
        text ? (
          <p key={text} className={styles.muted}>
            {text}
          </p>
        ) : null,
      )}
    </>
  );
}

function actionsOf(webhook: Webhook, show: Show, restart: (webhook: Webhook) => void) {
  const open = (kind: WebhookAction) => () => show(kind, webhook);
  const resume = { key: 'resume', label: t('Resume'), onSelect: () => restart(webhook) };
  return [
    ...(webhook.state === 'active' ? [] : [resume]),
    { key: 'deliveries', label: t('Deliveries'), onSelect: open('deliveries') },
    { key: 'test', label: t('Send test event…'), onSelect: open('test') },
    { key: 'edit', label: t('Edit'), onSelect: open('form') },
    { key: 'rotate', label: t('New secret…'), onSelect: open('rotate') },
    { key: 'delete', label: t('Delete…'), danger: true, divider: true, onSelect: open('delete') },
  ];
}
