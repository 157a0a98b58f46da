import { Banner, Button, Dialog, toast } from '@suite/ui';
import { useRef } from 'react';
import { t } from '../../languages/catalog.ts';
import styles from './integrations.module.css';

interface SecretDialogProps {
  title: string;
  text: string;
  label: string;
  secret: string;
  onClose: () => void;
}

/** Stays open at Escape and at a click beside it, because the secret is not shown again. */
export function SecretDialog({ title, text, label, secret, onClose }: SecretDialogProps) {
  const copyButton = useRef<HTMLButtonElement>(null);
  const copy = () =>
    navigator.clipboard.writeText(secret).then(
      () => toast.success(t('Copied to the clipboard')),
      () => toast.error(t('It could not be copied. Select the text and copy it.')),
    );
  return (
    <Dialog
      open
      persistent
      title={title}
      onClose={onClose}
      initialFocus={copyButton}
      footer={<Button onClick={onClose}>{t('I have stored it')}</Button>}
    >
      <Banner tone="warning">{text}</Banner>
      <div className={styles.secret}>
        <code dir="ltr" aria-label={label}>
          {secret}
        </code>
        <Button ref={copyButton} variant="primary" onClick={() => void copy()}>
          {t('Copy')}
        </Button>
      </div>
    </Dialog>
  );
}
