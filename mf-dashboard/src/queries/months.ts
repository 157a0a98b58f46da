import { fetchFile } from '@suite/api-client';
import { exportMonthEndpoint, listMonthsEndpoint, type MonthFormat } from '@suite/contracts/dashboard';
import { endpointQuery, useApiMutation } from '@suite/remote-kit/queries';
import { useQueryClient } from '@tanstack/react-query';

export const listMonthsQuery = (query: { from: string; to: string }) =>
  endpointQuery(listMonthsEndpoint, { query }, ({ months }) => months);

export function useReloadMonths(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: [listMonthsEndpoint.name] });
}

export const useExportMonth = () =>
  useApiMutation(({ month, format }: { month: string; format: MonthFormat }) =>
    fetchFile(exportMonthEndpoint, { params: { month }, query: { format } }),
  );
