import { callEndpoint, type ApiCallError } from '@suite/api-client';
import {
  listNotificationPreferencesEndpoint,
  updateNotificationPreferenceEndpoint,
  type NotificationKind,
  type NotificationPreference,
} from '@suite/contracts/notifications';
import { endpointQuery } from '@suite/remote-kit/queries';
import { useMutation, useQueryClient } from '@tanstack/react-query';

export const listNotificationPreferencesQuery = endpointQuery(listNotificationPreferencesEndpoint, {});

/** Shows the change at once, and reverts it if it could not be stored. */
export function useUpdateNotificationPreference() {
  const queries = useQueryClient();
  const { queryKey } = listNotificationPreferencesQuery;
  const show = (changed: NotificationPreference) =>
    queries.setQueryData(
      queryKey,
      (shown) =>
        shown && {
          ...shown,
          preferences: shown.preferences.map((one) => (one.kind === changed.kind ? changed : one)),
        },
    );
  return useMutation<unknown, ApiCallError, NotificationPreference, NotificationPreference | undefined>({
    // Requests are sent one after the other, so that the last change wins.
    scope: { id: updateNotificationPreferenceEndpoint.name },
    mutationFn: ({ kind, ...body }) =>
      // The server refuses unknown kinds.
      callEndpoint(updateNotificationPreferenceEndpoint, {
        params: { kind: kind as NotificationKind },
        body,
      }),
    async onMutate(changed) {
      await queries.cancelQueries({ queryKey });
      const before = queries.getQueryData(queryKey)?.preferences.find(({ kind }) => kind === changed.kind);
      show(changed);
      return before;
    },
    onError: (_error, _changed, before) => void (before && show(before)),
  });
}
