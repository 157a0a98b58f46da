import { callEndpoint } from '@suite/api-client';
import { listDutyEndpoint, type DutyFilters } from '@suite/contracts/dashboard';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { allPages, rowsAtOnce } from './all-pages.ts';

export function listDutyQuery(query: Partial<DutyFilters> & { page: number; limit: number }) {
  return queryOptions({
    queryKey: [listDutyEndpoint.name, query] as const,
    queryFn: async ({ signal }) => (await callEndpoint(listDutyEndpoint, { query, signal })).result,
    placeholderData: keepPreviousData,
  });
}

export const allDutyQuery = queryOptions({
  queryKey: [listDutyEndpoint.name, 'all'] as const,
  queryFn: ({ signal }) =>
    allPages(async (page) => {
      const query = { page, limit: rowsAtOnce };
      const { staff, pagination } = (await callEndpoint(listDutyEndpoint, { query, signal })).result;
      return { rows: staff, pagination };
    }),
});
