import { callEndpoint, type ApiCallError } from '@suite/api-client';
import {
  listAttentionItemsEndpoint,
  snoozeAttentionItemEndpoint,
  type SnoozePayload,
} from '@suite/contracts/attention';
import { useMutation, useQueryClient } from '@tanstack/react-query';

export function useSnoozeAttentionItem() {
  const queries = useQueryClient();
  return useMutation<unknown, ApiCallError, SnoozePayload>({
    mutationFn: (body) => callEndpoint(snoozeAttentionItemEndpoint, { body }),
    onSuccess: () => queries.invalidateQueries({ queryKey: [listAttentionItemsEndpoint.name] }),
  });
}
