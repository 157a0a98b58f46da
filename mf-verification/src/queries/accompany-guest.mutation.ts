import { accompanyGuestEndpoint } from '@suite/contracts/verification';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callAsGuest } from './call-as-guest.ts';
import { bookingOfLink } from './get-user-by-token.query.ts';

export function useAccompanyGuest(token: string) {
  const queries = useQueryClient();
  return useMutation<unknown, Error, number>({
    mutationFn: (guest_id) => callAsGuest(token, accompanyGuestEndpoint, { body: { guest_id } }),
    networkMode: 'always',
    onSuccess: () => queries.invalidateQueries(bookingOfLink(token)),
  });
}
