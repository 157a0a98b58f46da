import { Banner, Button, Dialog, toast } from '@suite/ui';
import { useRef } from 'react';
import { t } from '../../../languages/catalog.ts';
import styles from '../integrations.module.css';

interface SecretDialogProps {
  secret: string;
  onClose: () => void;
}

/** A click beside the dialog does not close it, because the secret is not shown again. */
export function SecretDialog({ secret, onClose }: SecretDialogProps) {
  const copyButton = useRef<HTMLButtonElement>(null);
  const copy = () =>
    void navigator.clipboard.writeText(secret).then(
      () => toast.success(t('The secret is copied.')),
      () => toast.error(t('The secret could not be copied. Select and copy it by hand.')),
    );
  return (
    <Dialog
      open
      persistent
      title={t('Secret of the webhook')}
      description={t(
        'Enter this secret in the receiver, which verifies by it that the events come from you.',
      )}
      initialFocus={copyButton}
      onClose={onClose}
      footer={
        <>
          <Button ref={copyButton} variant="primary" onClick={copy}>
            {t('Copy')}
          </Button>
          <Button onClick={onClose}>{t('Done')}</Button>
        </>
      }
    >
      <div className={styles.content}>
        <Banner tone="warning">{t('Store it now: it is not shown again.')}</Banner>
        <code dir="ltr" className={styles.secret}>
          {secret}
        </code>
      </div>
    </Dialog>
  );
}
