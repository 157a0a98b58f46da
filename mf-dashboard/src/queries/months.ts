import { fetchFile } from '@suite/api-client';
import { exportMonthEndpoint, listMonthsEndpoint } from '@suite/contracts/dashboard';
import type { FileFormat } from '@suite/contracts/http';
import { separatorIn } from '@suite/csv';
import { currentLanguage } from '@suite/i18n';
import { endpointQuery, useApiMutation } from '@suite/remote-kit/queries';
import { useQueryClient } from '@tanstack/react-query';

export const listMonthsQuery = (query: { from: string; to: string }) =>
  endpointQuery(listMonthsEndpoint, { query }, ({ months }) => months);

export function useReloadMonths(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: [listMonthsEndpoint.name] });
}

export const useExportMonth = () =>
  useApiMutation(({ month, format }: { month: string; format: FileFormat }) =>
    fetchFile(exportMonthEndpoint, {
      params: { month },
      query: { format, separator: separatorIn(currentLanguage()) },
    }),
  );
