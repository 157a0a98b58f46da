import type { Booking } from '@suite/contracts/bookings';
import type { FileFormat } from '@suite/contracts/http';
import { ActionMenu, SelectionBar, useDialog, Button, Icon } from '@suite/ui';
import { useQueryClient } from '@tanstack/react-query';
import { mayManageBooking } from '@suite/contracts/permissions';
import { Can } from '@suite/session';
import { invalidateBookingLists } from '../../queries/booking-lists.ts';
import { mayGetRoom, stayActionNames, stayActionsOf } from '../../domain/stays.ts';
import { t } from '../../languages/catalog.ts';
import { AssignStaysDialog } from '../assign-stays/assign-stays-dialog.tsx';
import { BulkBookingsDialog, type BulkKind } from './bulk-bookings-dialog.tsx';
import { bulkStayActions } from './bulk-stays.ts';

interface BulkBookingsProps {
  bookings: readonly Booking[];
  onExport?: ((format: FileFormat) => void) | undefined;
  exporting?: FileFormat | undefined;
  onClear: () => void;
  onDone: (settled: readonly Booking[]) => void;
}

export function BulkBookings(props: BulkBookingsProps) {
  const { bookings, onExport, exporting, onClear, onDone } = props;
  const bulk = useDialog<BulkKind, readonly Booking[]>('send');
  const rooms = useDialog<'rooms', readonly Booking[]>('rooms');
  const queries = useQueryClient();
  const label = t('Chosen bookings');
  return (
    <>
      <SelectionBar label={label} count={bookings.length} onClear={onClear}>
        <BulkButtons
          bookings={bookings}
          exporting={exporting}
          onExport={onExport}
          onAssign={() => rooms.show('rooms', bookings)}
          onBulk={(kind) => bulk.show(kind, bookings)}
        />
      </SelectionBar>
      {rooms.thing ? (
        <AssignStaysDialog
          key={rooms.opening}
          open={rooms.open}
          bookings={rooms.thing}
          label={label}
          onClose={rooms.close}
          onDone={onDone}
        />
      ) : null}
      <BulkBookingsDialog
        bulk={bulk}
        label={label}
        onFinished={() => invalidateBookingLists(queries)}
        onDone={onDone}
      />
    </>
  );
}

interface BulkButtonsProps {
  bookings: readonly Booking[];
  onExport: ((format: FileFormat) => void) | undefined;
  exporting: FileFormat | undefined;
  onAssign: () => void;
  onBulk: (kind: BulkKind) => void;
}

function BulkButtons({ bookings, onExport, exporting, onAssign, onBulk }: BulkButtonsProps) {
  const labels = stayActionNames();
  const possible = bulkStayActions.filter((action) =>
    bookings.some((booking) => stayActionsOf(booking).includes(action)),
  );
  return (
    <>
      <Can anyOf={mayManageBooking}>
        {possible.length > 0 ? (
          <ActionMenu
            label={t('Change stay')}
            text={t('Change stay')}
            icon="arrivals"
            items={possible.map((action) => ({
              key: action,
              label: labels[action],
              onSelect: () => onBulk(action),
            }))}
          />
        ) : null}
        {bookings.some(mayGetRoom) ? (
          <Button size="small" icon={<Icon name="home" />} onClick={onAssign}>
            {t('Assign rooms')}
          </Button>
        ) : null}
        <Button size="small" icon={<Icon name="mail" />} onClick={() => onBulk('send')}>
          {t('Send Verification')}
        </Button>
      </Can>
      {onExport ? (
        <>
          <Button
            size="small"
            icon={<Icon name="download" />}
            busy={exporting === 'csv'}
            busyLabel={t('Exporting...')}
            onClick={() => onExport('csv')}
          >
            {t('Export Selected')}
          </Button>
          <Button
            size="small"
            aria-label={t('Export Selected as Excel file')}
            busy={exporting === 'xlsx'}
            busyLabel={t('Exporting...')}
            onClick={() => onExport('xlsx')}
          >
            {t('Excel')}
          </Button>
        </>
      ) : null}
      <Can anyOf={mayManageBooking}>
        <Button size="small" icon={<Icon name="delete" />} onClick={() => onBulk('delete')}>
          {t('Delete')}
        </Button>
      </Can>
    </>
  );
}
