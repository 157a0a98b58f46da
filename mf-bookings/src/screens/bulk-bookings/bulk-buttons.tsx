import { mayManageBooking } from '@suite/contracts/permissions';
import { Can } from '@suite/session';
import { Button, Icon } from '@suite/ui';
import { t } from '../../languages/catalog.ts';
import type { BulkKind } from './bulk-action-of.ts';

interface BulkButtonsProps {
  onExport: (() => void) | undefined;
  exporting: boolean;
  onBulk: (kind: BulkKind) => void;
}

export function BulkButtons({ onExport, exporting, onBulk }: BulkButtonsProps) {
  return (
    <>
      <Can anyOf={mayManageBooking}>
        <Button size="small" icon={<Icon name="mail" />} onClick={() => onBulk('send')}>
          {t('Send Verification')}
        </Button>
      </Can>
      {onExport ? (
        <Button
          size="small"
          icon={<Icon name="download" />}
          busy={exporting}
          busyLabel={t('Exporting...')}
          onClick={onExport}
        >
          {t('Export Selected')}
        </Button>
      ) : null}
      <Can anyOf={mayManageBooking}>
        <Button size="small" icon={<Icon name="delete" />} onClick={() => onBulk('delete')}>
          {t('Delete')}
        </Button>
      </Can>
    </>
  );
}
