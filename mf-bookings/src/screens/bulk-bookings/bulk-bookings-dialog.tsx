import type { Booking } from '@suite/contracts/bookings';
import { BulkDialog, type BulkAction, type ScreenDialog } from '@suite/ui';
import { useState } from 'react';
import { ReasonField } from '../../components/reason-field.tsx';
import { mailedWith } from '../../domain/booking-group.ts';
import { isAllVerified } from '../../domain/booking-status.ts';
import { t, tn } from '../../languages/catalog.ts';
import { deleteBooking, restoreBooking, sendVerification } from '../../queries/bookings.ts';
import { bulkStayAction, type BulkStayAction } from './bulk-stays.ts';

export type BulkKind = 'send' | 'delete' | BulkStayAction;

interface BulkBookingsDialogProps {
  bulk: ScreenDialog<BulkKind, readonly Booking[]>;
  label: string;
  onFinished: () => void;
  onDone?: (settled: readonly Booking[]) => void;
}

export function BulkBookingsDialog({ bulk, ...props }: BulkBookingsDialogProps) {
  return bulk.thing ? <OpenedDialog key={bulk.opening} bulk={bulk} bookings={bulk.thing} {...props} /> : null;
}

function OpenedDialog(props: BulkBookingsDialogProps & { bookings: readonly Booking[] }) {
  const { bulk, bookings, label, onFinished, onDone = () => undefined } = props;
  const [reason, setReason] = useState('');
  return (
    <BulkDialog
      open={bulk.open}
      action={bulkActionOf(bulk.kind, reason, bookings)}
      items={bookings}
      label={label}
      nameOf={({ id, name }) => ({ key: id, name, detail: `#${id}` })}
      onClose={bulk.close}
      onFinished={onFinished}
      onDone={onDone}
      {...(bulk.kind === 'cancel' && {
        fields: <ReasonField value={reason} onChange={setReason} />,
        canConfirm: reason.trim() !== '',
      })}
    />
  );
}

function bulkActionOf(kind: BulkKind, reason: string, bookings: readonly Booking[]): BulkAction<Booking> {
  if (kind === 'send') return sendAction(bookings);
  return kind === 'delete' ? deleteAction() : bulkStayAction(kind, reason);
}

function sendAction(bookings: readonly Booking[]): BulkAction<Booking> {
  const verified = bookings.filter(isAllVerified).length;
  const shared = bookings.filter((booking) => mailedWith(booking, bookings)).length;
  const left = bookings.length - verified - shared;
  return {
    title: t('Send Verification'),
    unneededLabel: shared > 0 ? t('left out') : t('already verified'),
    ask: () => {
      if (left === 0)
        return t('All guests of these bookings are verified already: there is nothing to send.');
      const goesTo = tn(
        left,
        'The verification email goes to the primary guest of {count} booking.',
        'The verification email goes to the primary guest of {count} bookings.',
      );
      return [
        goesTo,
        ...(shared > 0 ? [t('A person gets one email for all rooms of a group.')] : []),
        ...(verified > 0
          ? [tn(verified, '{count} already verified: left out.', '{count} already verified: left out.')]
          : []),
      ].join(' ');
    },
    confirm: () => (left > 0 ? tn(left, 'Send {count} email', 'Send {count} emails') : null),
    step: async (booking) => {
      if (isAllVerified(booking)) return { state: 'unneeded', text: t('Already verified') };
      const first = mailedWith(booking, bookings);
      if (first) return { state: 'unneeded', text: t('In the email of booking #{id}', { id: first.id }) };
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
