import { fetchFile, type ApiCallError } from '@suite/api-client';
import { exportBookingsEndpoint } from '@suite/contracts/bookings';
import { useMutation } from '@tanstack/react-query';
import type { BookingFilters } from '../domain/booking-filters.ts';

/** Which bookings a file holds: all that the filters leave, or of those the ones that are named. */
interface BookingsToExport {
  filters: BookingFilters;
  ids?: readonly number[];
}

/** Fetches bookings as a CSV file. */
export function useExportBookings() {
  return useMutation<Blob, ApiCallError, BookingsToExport>({
    mutationFn: ({ filters, ids }) => {
      const { view: _view, page: _page, limit: _limit, hotelId, ...rest } = filters;
      const query = { ...rest, ...(hotelId !== null && { hotelId }), ...(ids && { ids: ids.join(',') }) };
      return fetchFile(exportBookingsEndpoint, { query });
    },
  });
}
