import { callEndpoint, type ApiCallError } from '@suite/api-client';
import { readAllNotificationsEndpoint } from '@suite/contracts/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';

export function useReadAllNotifications() {
  const queries = useQueryClient();
  return useMutation<unknown, ApiCallError, number>({
    mutationFn: (newest) => callEndpoint(readAllNotificationsEndpoint, { body: { newest } }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['shell', 'notifications'] }),
  });
}
