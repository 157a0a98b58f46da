import type { Booking } from '@suite/contracts/bookings';
import { BulkDialog, SelectionBar, useDialog, Button, Icon } from '@suite/ui';
import { useQueryClient } from '@tanstack/react-query';
import { invalidateBookingLists } from '../../queries/booking-lists.ts';
import { t } from '../../languages/catalog.ts';
import { bulkActionOf, type BulkKind } from './bulk-action-of.ts';
import { mayManageBooking } from '@suite/contracts/permissions';
import { Can } from '@suite/session';

interface BulkBookingsProps {
  bookings: readonly Booking[];
  onExport: (() => void) | undefined;
  exporting: boolean;
  onClear: () => void;
  onDone: (settled: readonly Booking[]) => void;
}

export function BulkBookings({ bookings, onExport, exporting, onClear, onDone }: BulkBookingsProps) {
  const bulk = useDialog<BulkKind, readonly Booking[]>('send');
  const queries = useQueryClient();
  const label = t('Chosen bookings');
  return (
    <>
      <SelectionBar label={label} count={bookings.length} onClear={onClear}>
        <BulkButtons exporting={exporting} onExport={onExport} onBulk={(kind) => bulk.show(kind, bookings)} />
      </SelectionBar>
      {bulk.thing ? (
        <BulkDialog
          key={bulk.opening}
          open={bulk.open}
          action={bulkActionOf(bulk.kind)}
          items={bulk.thing}
          label={label}
          nameOf={({ id, name }) => ({ key: id, name, detail: `#${id}` })}
          onClose={bulk.close}
          onFinished={() => invalidateBookingLists(queries)}
          onDone={onDone}
        />
      ) : null}
    </>
  );
}

interface BulkButtonsProps {
  onExport: (() => void) | undefined;
  exporting: boolean;
  onBulk: (kind: BulkKind) => void;
}

function BulkButtons({ onExport, exporting, onBulk }: BulkButtonsProps) {
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
