import { deleteVerificationDataEndpoint } from '@suite/contracts/verification';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callAsGuest } from './call-as-guest.ts';
import { bookingOfLink } from './get-user-by-token.query.ts';

export function useDeleteVerificationData(token: string) {
  const queries = useQueryClient();
  return useMutation<unknown, Error, void>({
    mutationFn: () => callAsGuest(token, deleteVerificationDataEndpoint, {}),
    networkMode: 'always',
    onSuccess: () => queries.invalidateQueries(bookingOfLink(token)),
  });
}
