import { undoAccompanyEndpoint } from '@suite/contracts/verification';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callAsGuest } from './call-as-guest.ts';
import { bookingOfLink } from './get-user-by-token.query.ts';

export function useUndoAccompany(token: string) {
  const queries = useQueryClient();
  return useMutation<unknown, Error, number>({
    mutationFn: (guest_id) => callAsGuest(token, undoAccompanyEndpoint, { body: { guest_id } }),
    networkMode: 'always',
    onSettled: () => queries.invalidateQueries(bookingOfLink(token)),
  });
}
