import { callEndpoint, type ApiCallError } from '@suite/api-client';
import { updateSignInRulesEndpoint, type SignInRules } from '@suite/contracts/auth';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getSignInRulesQuery } from './get-sign-in-rules.query.ts';

export function useUpdateSignInRules() {
  const queries = useQueryClient();
  return useMutation<{ message: string }, ApiCallError, SignInRules>({
    mutationFn: (body) => callEndpoint(updateSignInRulesEndpoint, { body }),
    onSettled: () => queries.invalidateQueries(getSignInRulesQuery),
  });
}
