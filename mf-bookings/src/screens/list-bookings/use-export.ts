import { mayExportBookings } from '@suite/contracts/bookings';
import { useSession } from '@suite/session';
import { saveFile, toast } from '@suite/ui';
import { exportFileName } from '../../domain/export-file-name.ts';
import type { BookingFilters } from '../../domain/booking-filters.ts';
import { useExportBookings } from '../../queries/export-bookings.mutation.ts';

interface ExportOptions {
  onDone: (message: string) => void;
  onFailed: (message: string) => void;
}

/** Hands bookings to the user as a file and says how it went. */
export function useExport({ onDone, onFailed }: ExportOptions) {
  const { user, permissions } = useSession();
  const { mutate, isPending } = useExportBookings();
  const exportAs = (filters: BookingFilters, ids?: readonly number[]) => {
    if (isPending) return;
    mutate(ids ? { filters, ids } : { filters }, {
      onSuccess: (file) => {
        saveFile(exportFileName(new Date()), file);
        toast.success('Bookings exported successfully!');
        onDone('Bookings exported successfully');
      },
      onError: ({ message }) => {
        toast.error(message);
        onFailed(message);
      },
    });
  };
  return { exportAs, busy: isPending, allowed: mayExportBookings(permissions, user?.roles ?? []) };
}
