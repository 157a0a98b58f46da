import { Button, Dialog, RecoveryCodes } from '@suite/ui';
import { t } from '../../../languages/catalog.ts';

interface RecoveryCodesDialogProps {
  codes: readonly string[] | undefined;
  onClose: () => void;
}

/** The codes are shown only once. */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  return (
    <Dialog
      open={codes !== undefined}
      title={t('Keep Your Recovery Codes')}
      size="small"
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          {t('I have kept them')}
        </Button>
      }
    >
      <RecoveryCodes codes={codes ?? []} />
    </Dialog>
  );
}
