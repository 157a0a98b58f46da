import { callEndpoint, type ApiCallError } from '@suite/api-client';
import { readNotificationEndpoint } from '@suite/contracts/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';

export function useReadNotification() {
  const queries = useQueryClient();
  return useMutation<unknown, ApiCallError, number>({
    mutationFn: (id) => callEndpoint(readNotificationEndpoint, { params: { id } }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['shell', 'notifications'] }),
  });
}
