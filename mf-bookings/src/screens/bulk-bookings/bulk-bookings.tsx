import type { Booking } from '@suite/contracts/bookings';
import { BulkDialog, SelectionBar, useDialog } from '@suite/ui';
import { useQueryClient } from '@tanstack/react-query';
import { invalidateBookingLists } from '../../queries/booking-lists.ts';
import { t } from '../../languages/catalog.ts';
import { BulkButtons } from './bulk-buttons.tsx';
import { bulkActionOf, type BulkKind } from './bulk-action-of.ts';

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
