import { callEndpoint } from '@suite/api-client';
import { getUserByTokenEndpoint, type VerificationBooking } from '@suite/contracts/verification';
import { useQuery } from '@tanstack/react-query';
import { refusalOf } from './call-as-guest.ts';

/** Why a link shows no booking: it opens nothing, the answer was none, or the server could not be asked. */
export type LinkProblem = 'invalid' | 'format' | 'unreachable';

class FormatError extends Error {
  constructor() {
    super('Invalid response format');
  }
}

export function bookingOfLink(token: string) {
  return { queryKey: [getUserByTokenEndpoint.name, token] };
}

/** Between two requests while another device is followed. */
const followIntervalMs = 3000;

/** The booking of a guest's link; asked for again and again while `isFollowed`, and not at all without a token. */
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
