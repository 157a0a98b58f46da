import type { Webhook, WebhookDelivery } from '@suite/contracts/integrations';
import { Banner, Button, DetailList, Dialog } from '@suite/ui';
import { useRef } from 'react';
import { describeAnswer } from '../../../domain/webhooks.ts';
import { t } from '../../../languages/catalog.ts';
import { useTestWebhook } from '../../../queries/webhooks.ts';
import styles from '../integrations.module.css';

interface TestWebhookDialogProps {
  webhook: Webhook;
  onClose: () => void;
}

export function TestWebhookDialog({ webhook: { id, name }, onClose }: TestWebhookDialogProps) {
  const send = useTestWebhook();
  const sendButton = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open
      title={t('Send test event')}
      description={t('{name} gets an event of the type webhook.test, which is about no booking.', { name })}
      busy={send.isPending}
      initialFocus={sendButton}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('Close')}</Button>
          <Button ref={sendButton} variant="primary" busy={send.isPending} onClick={() => send.mutate(id)}>
            {send.data ? t('Send again') : t('Send test event')}
          </Button>
        </>
      }
    >
      <div className={styles.content} aria-live="polite">
        {send.error ? <Banner tone="error">{send.error.message}</Banner> : null}
        {send.data ? <TestAnswer delivery={send.data.result} /> : null}
      </div>
    </Dialog>
  );
}

function TestAnswer({ delivery }: { delivery: WebhookDelivery }) {
  const { state, answer, duration_ms } = delivery;
  const isDelivered = state === 'delivered';
  return (
    <>
      <Banner tone={isDelivered ? 'success' : 'error'}>
        {isDelivered ? t('The receiver accepted the event.') : t('The receiver did not accept the event.')}
      </Banner>
      <DetailList
        items={[
          { label: t('Answer'), value: describeAnswer(delivery) },
          { label: t('Time'), value: t('{ms} ms', { ms: duration_ms ?? 0 }) },
          { label: t('Content'), value: answer },
        ]}
      />
    </>
  );
}
