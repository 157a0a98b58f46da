import { callEndpoint } from '@suite/api-client';
import { checkAuditRecordsEndpoint } from '@suite/contracts/audit';
import { queryOptions } from '@tanstack/react-query';

const maxAgeMs = 60_000;

export function checkAuditRecordsQuery(hotelId: number | null) {
  const query = hotelId === null ? {} : { hotelId };
  return queryOptions({
    queryKey: [checkAuditRecordsEndpoint.name, hotelId] as const,
    queryFn: async ({ signal }) => (await callEndpoint(checkAuditRecordsEndpoint, { query, signal })).result,
    staleTime: maxAgeMs,
  });
}
