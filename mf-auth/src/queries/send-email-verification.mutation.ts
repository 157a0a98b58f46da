import { callEndpoint, type ApiCallError } from '@suite/api-client';
import { sendEmailVerificationEndpoint } from '@suite/contracts/auth';
import { useMutation } from '@tanstack/react-query';

export function useSendEmailVerification() {
  return useMutation<unknown, ApiCallError, string>({
    mutationFn: (new_email) => callEndpoint(sendEmailVerificationEndpoint, { body: { new_email } }),
  });
}
