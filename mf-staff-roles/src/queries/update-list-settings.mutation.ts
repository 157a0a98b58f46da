import { callEndpoint, type ApiCallError } from '@suite/api-client';
import { updateListSettingsEndpoint, type ListName, type ListSettings } from '@suite/contracts/list-settings';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getListSettingsQuery } from './get-list-settings.query.ts';

export type ListSettingsChange = (settings: ListSettings) => Partial<ListSettings>;

/** Repeats a change that another device was faster with, based on the newer settings. */
export function useUpdateListSettings(list: ListName, hotelId: number | null) {
  const queries = useQueryClient();
  const stored = getListSettingsQuery(list, hotelId);
  const query = hotelId === null ? {} : { hotelId };
  const send = async (change: ListSettingsChange, settings: ListSettings) => {
    const { hidden_columns, views, is_compact, updated_at } = { ...settings, ...change(settings) };
    const body = {
      hidden_columns,
      views,
      ...(is_compact !== undefined && { is_compact }),
      ...(updated_at !== null && { updated_at }),
    };
    return (await callEndpoint(updateListSettingsEndpoint, { params: { list }, query, body })).result;
  };
  return useMutation<ListSettings, ApiCallError, ListSettingsChange>({
    // Changes run one after the other, because each is based on the settings that the previous one stored.
    scope: { id: `list-settings ${list} ${hotelId}` },
    mutationFn: async (change) => {
      try {
        return await send(change, await queries.ensureQueryData(stored));
      } catch (error) {
        if ((error as ApiCallError).errorType !== 'STALE') throw error;
        return send(change, await queries.fetchQuery({ ...stored, staleTime: 0 }));
      }
    },
    onSuccess: (settings) => queries.setQueryData(stored.queryKey, settings),
  });
}
