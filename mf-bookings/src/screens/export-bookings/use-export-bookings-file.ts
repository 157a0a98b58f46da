import { exportFileName } from '@suite/csv';
import { mayExportBookings } from '@suite/contracts/bookings';
import type { FileFormat } from '@suite/contracts/http';
import { useSession } from '@suite/session';
import { saveFile, toast } from '@suite/ui';
import type { BookingFilters } from '../../domain/booking-filters.ts';
import { useExportBookings } from '../../queries/bookings.ts';
import { t } from '../../languages/catalog.ts';

interface ExportOptions {
  onDone: (message: string) => void;
  onFailed: (message: string) => void;
}

export function useExportBookingsFile({ onDone, onFailed }: ExportOptions) {
  const { user, permissions } = useSession();
  const { mutate, isPending, variables } = useExportBookings();
  const exportAs = (format: FileFormat, filters: BookingFilters, ids?: readonly number[]) => {
    if (isPending) return;
    mutate(ids ? { format, filters, ids } : { format, filters }, {
      onSuccess: (file) => {
        saveFile(exportFileName('bookings', new Date(), format), file);
        toast.success(t('Bookings exported successfully!'));
        onDone(t('Bookings exported successfully'));
      },
      onError: ({ message }) => {
        toast.error(message);
        onFailed(message);
      },
    });
  };
  return {
    exportAs,
    busy: isPending ? variables.format : undefined,
    allowed: mayExportBookings(permissions, user?.roles ?? []),
  };
}
