import {
  createVerificationAttemptEndpoint,
  type VerificationAttemptPayload,
} from '@suite/contracts/verification';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callAsGuest } from './call-as-guest.ts';
import { bookingOfLink } from './get-user-by-token.query.ts';

export function useCreateVerificationAttempt(token: string) {
  const queries = useQueryClient();
  return useMutation<unknown, Error, VerificationAttemptPayload>({
    mutationFn: (body) => callAsGuest(token, createVerificationAttemptEndpoint, { body }),
    onSuccess: () => queries.invalidateQueries(bookingOfLink(token)),
    networkMode: 'always',
  });
}
