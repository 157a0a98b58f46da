import { fetchFile, type ApiCallError } from '@suite/api-client';
import { exportBookingsEndpoint } from '@suite/contracts/bookings';
import { useMutation } from '@tanstack/react-query';
import type { BookingFilters } from '../domain/booking-filters.ts';

/** `ids` selects some of the filtered bookings. */
interface BookingsToExport {
  filters: BookingFilters;
  ids?: readonly number[];
}

export function useExportBookings() {
  return useMutation<Blob, ApiCallError, BookingsToExport>({
    mutationFn: ({ filters, ids }) => {
      const { view: _view, page: _page, limit: _limit, hotelId, ...rest } = filters;
      const query = { ...rest, ...(hotelId !== null && { hotelId }), ...(ids && { ids: ids.join(',') }) };
      return fetchFile(exportBookingsEndpoint, { query });
    },
  });
}
