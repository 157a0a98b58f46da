import { callEndpoint } from '@suite/api-client';
import { listStaffEndpoint } from '@suite/contracts/staff-roles';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { StaffFilters } from '../domain/staff-filters.ts';

export function listStaffQuery(filters: StaffFilters) {
  const { hotelId, ...rest } = filters;
  const query = { ...rest, ...(hotelId !== null && { hotelId }) };
  return queryOptions({
    queryKey: [listStaffEndpoint.name, filters] as const,
    queryFn: async ({ signal }) => (await callEndpoint(listStaffEndpoint, { query, signal })).result,
    placeholderData: keepPreviousData,
  });
}
