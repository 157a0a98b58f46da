import type { BodyOf } from '@suite/contracts/http';
import { sendVerificationEmailEndpoint } from '@suite/contracts/verification';
import { useMutation } from '@tanstack/react-query';
import { callAsGuest } from './call-as-guest.ts';

export function useSendVerificationEmail(token: string) {
  return useMutation<unknown, Error, BodyOf<typeof sendVerificationEmailEndpoint>>({
    mutationFn: (body) => callAsGuest(token, sendVerificationEmailEndpoint, { body }),
    networkMode: 'always',
  });
}
