import { rateStayEndpoint, type RatingPayload } from '@suite/contracts/verification';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callAsGuest } from './call-as-guest.ts';
import { bookingOfLink } from './get-user-by-token.query.ts';

export function useRateStay(token: string) {
  const queries = useQueryClient();
  return useMutation<unknown, Error, RatingPayload>({
    mutationFn: (body) => callAsGuest(token, rateStayEndpoint, { body }),
    networkMode: 'always',
    onSuccess: () => queries.invalidateQueries(bookingOfLink(token)),
  });
}
