import { ApiCallError, callEndpoint } from '@suite/api-client';
import { getUserByTokenEndpoint, type VerificationBooking } from '@suite/contracts';
import { useQuery } from '@tanstack/react-query';

/** The booking of a guest's link; without a token nobody is asked. */
export function useGetUserByToken(token: string) {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [getUserByTokenEndpoint.name, token],
    queryFn: async ({ signal }) => {
      const answer = await callEndpoint(getUserByTokenEndpoint, { params: { token }, signal });
      const result: VerificationBooking | null | undefined = answer.result;
      if (!result) throw new Error('Invalid response format');
      return result;
    },
    enabled: token !== '',
  });
  const retry = () => void refetch();
  return { booking: data, error, retrying: isFetching, onRetry: mayOpenLater(error) ? retry : undefined };
}

/** The server was out of reach, busy or in trouble. */
function mayOpenLater(error: Error | null): boolean {
  if (!(error instanceof ApiCallError)) return false;
  return error.status === 0 || error.status === 429 || error.status >= 500;
}
