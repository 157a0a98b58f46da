import { fetchFile } from '@suite/api-client';
import {
  checkAuditRecordsEndpoint,
  exportAuditRecordsEndpoint,
  listAuditRecordsEndpoint,
} from '@suite/contracts/audit';
import type { FileFormat } from '@suite/contracts/http';
import { separatorIn } from '@suite/csv';
import { currentLanguage } from '@suite/i18n';
import { endpointQuery, useApiMutation } from '@suite/remote-kit/queries';
import { keepPreviousData } from '@tanstack/react-query';
import type { AuditFilters } from '../domain/audit-filters.ts';

const maxAgeMs = 60_000;

export const checkAuditRecordsQuery = (hotelId: number | null) => ({
  ...endpointQuery(checkAuditRecordsEndpoint, { query: hotelId === null ? {} : { hotelId } }),
  staleTime: maxAgeMs,
});

export function listAuditRecordsQuery({ hotelId, ...rest }: AuditFilters) {
  const query = { ...rest, ...(hotelId !== null && { hotelId }) };
  return { ...endpointQuery(listAuditRecordsEndpoint, { query }), placeholderData: keepPreviousData };
}

export const useExportAuditRecords = () =>
  useApiMutation(({ format, filters }: { format: FileFormat; filters: AuditFilters }) => {
    const { page: _page, limit: _limit, hotelId, ...rest } = filters;
    const query = { ...rest, ...(hotelId !== null && { hotelId }) };
    const separator = separatorIn(currentLanguage());
    return fetchFile(exportAuditRecordsEndpoint, { query: { ...query, format, separator } });
  });
