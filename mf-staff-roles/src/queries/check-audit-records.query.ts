import { callEndpoint } from '@suite/api-client';
import { checkAuditRecordsEndpoint } from '@suite/contracts/audit';
import { queryOptions } from '@tanstack/react-query';

const maxAgeMs = 60_000;

/** Whether the audit log is as it was written: of one hotel, or of all that the caller reaches. */
export function checkAuditRecordsQuery(hotelId: number | null) {
  const query = hotelId === null ? {} : { hotelId };
  return queryOptions({
    queryKey: [checkAuditRecordsEndpoint.name, hotelId] as const,
    queryFn: async ({ signal }) => (await callEndpoint(checkAuditRecordsEndpoint, { query, signal })).result,
    staleTime: maxAgeMs,
  });
}
