import type { Booking } from '@suite/contracts/bookings';
import { useDialog } from '@suite/ui';
import { BulkDialog } from './bulk-dialog.tsx';
import type { BulkKind } from './bulk-kinds.ts';
import { SelectionBar } from './selection-bar.tsx';

interface BulkBookingsProps {
  /** The chosen bookings. */
  bookings: readonly Booking[];
  /** Undefined for those who may not export. */
  onExport: (() => void) | undefined;
  exporting: boolean;
  onClear: () => void;
}

/** What can be done to the chosen bookings, and the dialog that does it. */
export function BulkBookings({ bookings, onExport, exporting, onClear }: BulkBookingsProps) {
  const bulk = useDialog<BulkKind, readonly Booking[]>('send');
  return (
    <>
      {bookings.length > 0 ? (
        <SelectionBar
          count={bookings.length}
          exporting={exporting}
          onExport={onExport}
          onBulk={(kind) => bulk.show(kind, bookings)}
          onClear={onClear}
        />
      ) : null}
      {bulk.thing ? (
        <BulkDialog
          key={bulk.opening}
          open={bulk.open}
          kind={bulk.kind}
          bookings={bulk.thing}
          onClose={bulk.close}
          onDone={onClear}
        />
      ) : null}
    </>
  );
}
