import type { Booking } from '@suite/contracts/bookings';
import { BulkDialog, SelectionBar, useDialog, Button, Icon, type BulkAction } from '@suite/ui';
import { useQueryClient } from '@tanstack/react-query';
import { mayManageBooking } from '@suite/contracts/permissions';
import { Can } from '@suite/session';
import { invalidateBookingLists } from '../../queries/booking-lists.ts';
import { t, tn } from '../../languages/catalog.ts';
import { isAllVerified } from '../../domain/booking-status.ts';
import { deleteBooking, restoreBooking, sendVerification } from '../../queries/bookings.ts';

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

type BulkKind = 'send' | 'delete';

function bulkActionOf(kind: BulkKind): BulkAction<Booking> {
  return kind === 'send' ? sendAction() : deleteAction();
}

const leftIn = (bookings: readonly Booking[]) => bookings.filter((one) => !isAllVerified(one)).length;

function sendAction(): BulkAction<Booking> {
  return {
    title: t('Send Verification'),
    unneededLabel: t('already verified'),
    ask: (bookings) => {
      const left = leftIn(bookings);
      if (left === 0)
        return t('All guests of these bookings are verified already: there is nothing to send.');
      const goesTo = tn(
        left,
        'The verification email goes to the primary guest of {count} booking.',
        'The verification email goes to the primary guest of {count} bookings.',
      );
      const others = bookings.length - left;
      if (others === 0) return goesTo;
      return `${goesTo} ${tn(others, '{count} already verified: left out.', '{count} already verified: left out.')}`;
    },
    confirm: (bookings) => {
      const left = leftIn(bookings);
      return left > 0 ? tn(left, 'Send {count} email', 'Send {count} emails') : null;
    },
    step: async (booking) => {
      if (isAllVerified(booking)) return { state: 'unneeded', text: t('Already verified') };
      return { state: 'done', text: t('Sent to {email}', { email: await sendVerification(booking.id) }) };
    },
  };
}

function deleteAction(): BulkAction<Booking> {
  return {
    title: t('Delete Bookings'),
    isDangerous: true,
    unneededLabel: t('left out'),
    ask: ({ length }) =>
      tn(
        length,
        'Are you sure you want to delete {count} booking? You can take it back for one minute.',
        'Are you sure you want to delete {count} bookings? You can take it back for one minute.',
      ),
    confirm: ({ length }) => tn(length, 'Delete {count} booking', 'Delete {count} bookings'),
    step: async ({ id }) => ({ state: 'done', text: await deleteBooking(id) }),
    undo: async ({ id }) => ({ state: 'done', text: await restoreBooking(id) }),
  };
}
