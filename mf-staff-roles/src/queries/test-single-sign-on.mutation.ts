import { callEndpoint, type ApiCallError } from '@suite/api-client';
import { testSingleSignOnEndpoint, type TestSingleSignOnPayload } from '@suite/contracts/single-sign-on';
import { useMutation } from '@tanstack/react-query';

export function useTestSingleSignOn(hotelId: number | null) {
  return useMutation<{ result: { found: string[] } }, ApiCallError, TestSingleSignOnPayload>({
    mutationFn: (body) =>
      callEndpoint(testSingleSignOnEndpoint, { query: hotelId === null ? {} : { hotelId }, body }),
  });
}
