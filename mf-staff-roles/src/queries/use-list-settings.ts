import { maxViewNameLength, maxViews, type ListName } from '@suite/contracts/list-settings';
import { useLastKnownTexts } from '@suite/remote-kit';
import { useSession } from '@suite/session';
import { chooseColumns, toast, type DataColumn, type SavedViewsMenuProps } from '@suite/ui';
import { useQuery } from '@tanstack/react-query';
import { getListSettingsQuery } from './get-list-settings.query.ts';
import { useUpdateListSettings, type ListSettingsChange } from './update-list-settings.mutation.ts';

// These lists are constant, so that each render compares them as equal.
const compactTexts = ['compact'];
const comfortableTexts: string[] = [];

/** Until the settings arrive, columns and rows are those that this browser stored last. */
export function useListSettings(list: ListName, hotelId: number | null, isListShown: boolean) {
  const { user } = useSession();
  const settings = useQuery({ ...getListSettingsQuery(list, hotelId), enabled: isListShown });
  const hiddenColumns = useLastKnownTexts(
    `suite:hidden-columns:${user?.user_id}:${list}:${hotelId ?? 'all'}`,
    settings.data?.hidden_columns,
  );
  const isCompact = useLastKnownTexts(
    `suite:rows:${user?.user_id}:${list}:${hotelId ?? 'all'}`,
    settings.data && (settings.data.is_compact ? compactTexts : comfortableTexts),
  ).includes('compact');
  const update = useUpdateListSettings(list, hotelId);
  const change = (next: ListSettingsChange) =>
    update.mutate(next, { onError: ({ message }) => toast.error(message) });
  return {
    isCompact,
    shownColumns: <Row>(all: readonly DataColumn<Row>[]) =>
      chooseColumns(all, hiddenColumns, (hidden_columns) => change(() => ({ hidden_columns })), {
        isCompact,
        onChange: (is_compact) => change(() => ({ is_compact })),
      }),
    views: {
      views: settings.data?.views ?? [],
      onChange: (edit) => change(({ views }) => ({ views: edit(views) })),
      maxViews,
      maxNameLength: maxViewNameLength,
    } satisfies Omit<SavedViewsMenuProps, 'query' | 'onChoose'>,
  };
}
