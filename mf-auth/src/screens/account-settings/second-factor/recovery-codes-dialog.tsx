import { Button, Dialog, RecoveryCodes } from '@suite/ui';
import { t } from '../../../languages/catalog.ts';

interface RecoveryCodesDialogProps {
  /** Undefined while there is nothing to show. */
  codes: readonly string[] | undefined;
  onClose: () => void;
}

/** New recovery codes, which are shown this once. */
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
