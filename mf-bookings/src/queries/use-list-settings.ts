import { maxViewNameLength, maxViews, type ListName } from '@suite/contracts/list-settings';
import { chooseColumns, toast, type DataColumn, type SavedViewsMenuProps } from '@suite/ui';
import { useQuery } from '@tanstack/react-query';
import { getListSettingsQuery } from './get-list-settings.query.ts';
import { useUpdateListSettings, type ListSettingsChange } from './update-list-settings.mutation.ts';

/** The columns and saved views that the signed-in person has chosen for a list. */
export function useListSettings(list: ListName, hotelId: number | null) {
  const settings = useQuery(getListSettingsQuery(list, hotelId));
  const update = useUpdateListSettings(list, hotelId);
  const change = (next: ListSettingsChange) =>
    update.mutate(next, { onError: ({ message }) => toast.error(message) });
  return {
    shownColumns: <Row>(all: readonly DataColumn<Row>[]) =>
      chooseColumns(all, settings.data?.hidden_columns ?? [], (hidden_columns) =>
        change(() => ({ hidden_columns })),
      ),
    views: {
      views: settings.data?.views ?? [],
      onChange: (edit) => change(({ views }) => ({ views: edit(views) })),
      maxViews,
      maxNameLength: maxViewNameLength,
    } satisfies Omit<SavedViewsMenuProps, 'query' | 'onChoose'>,
  };
}
