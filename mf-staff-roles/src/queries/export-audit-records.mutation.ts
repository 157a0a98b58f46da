import { fetchFile, type ApiCallError } from '@suite/api-client';
import { exportAuditRecordsEndpoint } from '@suite/contracts/audit';
import { useMutation } from '@tanstack/react-query';
import type { AuditFilters } from '../domain/audit-filters.ts';

export function useExportAuditRecords() {
  return useMutation<Blob, ApiCallError, AuditFilters>({
    mutationFn: ({ page: _page, limit: _limit, hotelId, ...rest }) => {
      const query = { ...rest, ...(hotelId !== null && { hotelId }) };
      return fetchFile(exportAuditRecordsEndpoint, { query });
    },
  });
}
