import { callEndpoint } from '@suite/api-client';
import { listAuditRecordsEndpoint } from '@suite/contracts/audit';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AuditFilters } from '../domain/audit-filters.ts';

export function listAuditRecordsQuery(filters: AuditFilters) {
  const { hotelId, ...rest } = filters;
  const query = { ...rest, ...(hotelId !== null && { hotelId }) };
  return queryOptions({
    queryKey: [listAuditRecordsEndpoint.name, filters] as const,
    queryFn: async ({ signal }) => (await callEndpoint(listAuditRecordsEndpoint, { query, signal })).result,
    placeholderData: keepPreviousData,
  });
}
