import { callEndpoint, type ApiCallError } from '@suite/api-client';
import {
  maxViewNameLength,
  maxViews,
  type getListSettingsEndpoint,
  type ListName,
  type ListSettings,
  type updateListSettingsEndpoint,
} from '@suite/contracts/list-settings';
import { useSession } from '@suite/session';
import { chooseColumns, compactRowsMenu, toast, type DataColumn, type SavedViewsMenuProps } from '@suite/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useLastKnownTexts } from '../use-last-known-texts.ts';
import { endpointQuery } from './endpoint-query.ts';

/** Computes the change from the settings that are stored by then. */
type ListSettingsChange = (settings: ListSettings) => Partial<ListSettings>;

interface Endpoints {
  get: typeof getListSettingsEndpoint;
  update: typeof updateListSettingsEndpoint;
}

// These lists are constant, so that each render compares them as equal.
const compactTexts = ['compact'];
const comfortableTexts: string[] = [];

/** Takes the endpoints from the remote's `queries` folder, which tests compare with `remote.json`. */
export function createListSettings(endpoints: Endpoints) {
  /** Until the settings arrive, columns and rows are those that this browser stored last. */
  return function useListSettings(list: ListName, hotelId: number | null, isListShown: boolean) {
    const { user } = useSession();
    const settings = useQuery({ ...settingsQuery(endpoints, list, hotelId), enabled: isListShown });
    const hiddenColumns = useLastKnownTexts(
      `suite:hidden-columns:${user?.user_id}:${list}:${hotelId ?? 'all'}`,
      settings.data?.hidden_columns,
    );
    const isCompact = useLastKnownTexts(
      `suite:rows:${user?.user_id}:${list}:${hotelId ?? 'all'}`,
      settings.data && (settings.data.is_compact ? compactTexts : comfortableTexts),
    ).includes('compact');
    const update = useUpdateListSettings(endpoints, list, hotelId);
    const change = (next: ListSettingsChange) =>
      update.mutate(next, { onError: ({ message }) => toast.error(message) });
    const rows = { isCompact, onChange: (is_compact: boolean) => change(() => ({ is_compact })) };
    return {
      isCompact,
      rowsMenu: compactRowsMenu(rows),
      shownColumns: <Row>(all: readonly DataColumn<Row>[]) =>
        chooseColumns(all, hiddenColumns, (hidden_columns) => change(() => ({ hidden_columns })), rows),
      views: {
        views: settings.data?.views ?? [],
        onChange: (edit) => change(({ views }) => ({ views: edit(views) })),
        maxViews,
        maxNameLength: maxViewNameLength,
      } satisfies Omit<SavedViewsMenuProps, 'query' | 'onChoose'>,
    };
  };
}

function settingsQuery({ get }: Endpoints, list: ListName, hotelId: number | null) {
  return endpointQuery(get, { params: { list }, query: hotelId === null ? {} : { hotelId } });
}

/** Retries with newer settings, so that changes from other devices are kept. */
function useUpdateListSettings(endpoints: Endpoints, list: ListName, hotelId: number | null) {
  const stored = settingsQuery(endpoints, list, hotelId);
  const query = hotelId === null ? {} : { hotelId };
  const queries = useQueryClient();
  const send = async (change: ListSettingsChange, settings: ListSettings) => {
    const { hidden_columns, views, is_compact, updated_at } = { ...settings, ...change(settings) };
    const body = {
      hidden_columns,
      views,
      ...(is_compact !== undefined && { is_compact }),
      ...(updated_at !== null && { updated_at }),
    };
    return (await callEndpoint(endpoints.update, { params: { list }, query, body })).result;
  };
  return useMutation<ListSettings, ApiCallError, ListSettingsChange>({
    // Requests are sent one after the other, because each builds on the result of the previous one.
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
