import { callEndpoint } from '@suite/api-client';
import { getUserByTokenEndpoint, type VerificationBooking } from '@suite/contracts/verification';
import { useQuery } from '@tanstack/react-query';
import { refusalOf } from './call-as-guest.ts';

/** `format` means an answer of another shape, `unreachable` a failed call. */
export type LinkProblem = 'invalid' | 'format' | 'unreachable';

class FormatError extends Error {
  constructor() {
    super('Invalid response format');
  }
}

export function bookingOfLink(token: string) {
  return { queryKey: [getUserByTokenEndpoint.name, token] };
}

const followIntervalMs = 3000;

export function useGetUserByToken(token: string, { isFollowed = false } = {}) {
  const { data, error, isFetching, refetch } = useQuery({
    ...bookingOfLink(token),
    queryFn: async ({ signal }) => {
      const answer = await callEndpoint(getUserByTokenEndpoint, { params: { token }, signal });
      const result: VerificationBooking | null | undefined = answer.result;
      if (!result) throw new FormatError();
      return result;
    },
    enabled: token !== '',
    refetchInterval: isFollowed && followIntervalMs,
    networkMode: 'always',
  });
  const problem = error && problemOf(error);
  return {
    booking: data,
    problem,
    message: error?.message,
    retrying: isFetching,
    refresh: () => void refetch(),
  };
}

function problemOf(error: Error): LinkProblem {
  if (error instanceof FormatError) return 'format';
  const { status } = refusalOf(error);
  return status === 0 || status === 429 || status >= 500 ? 'unreachable' : 'invalid';
}
