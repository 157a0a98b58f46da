import type { Webhook } from '@suite/contracts/integrations';
import { Banner, ConfirmDialog, toast } from '@suite/ui';
import { t } from '../../../languages/catalog.ts';
import { useDeleteWebhook, useRotateWebhookSecret } from '../../../queries/webhooks.ts';

interface WebhookDialogProps {
  webhook: Webhook;
  onClose: () => void;
}

export function DeleteWebhookDialog({ webhook: { id, name }, onClose }: WebhookDialogProps) {
  const remove = useDeleteWebhook();
  const onSuccess = () => {
    toast.success(t('{name} is deleted', { name }));
    onClose();
  };
  return (
    <ConfirmDialog
      open
      danger
      title={t('Delete webhook')}
      text={t('{name} gets no more events, and its list of deliveries is deleted. This cannot be undone.', {
        name,
      })}
      confirmLabel={t('Delete')}
      busyLabel={t('Deleting...')}
      busy={remove.isPending}
      onConfirm={() => remove.mutate(id, { onSuccess })}
      onCancel={onClose}
    >
      {remove.error ? <Banner tone="error">{remove.error.message}</Banner> : null}
    </ConfirmDialog>
  );
}

export function RotateSecretDialog({
  webhook: { id, name },
  onRotated,
  onClose,
}: WebhookDialogProps & { onRotated: (secret: string) => void }) {
  const rotate = useRotateWebhookSecret();
  return (
    <ConfirmDialog
      open
      title={t('New secret')}
      text={t(
        '{name} gets a new secret. The events are signed with both secrets for 24 hours, so that you can change it in the receiver without losing any.',
        { name },
      )}
      confirmLabel={t('Make new secret')}
      busyLabel={t('Making...')}
      busy={rotate.isPending}
      onConfirm={() => rotate.mutate(id, { onSuccess: ({ result }) => onRotated(result.secret) })}
      onCancel={onClose}
    >
      {rotate.error ? <Banner tone="error">{rotate.error.message}</Banner> : null}
    </ConfirmDialog>
  );
}
