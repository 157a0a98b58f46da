import { callEndpoint } from '@suite/api-client';
import {
  beginSecondFactorEndpoint,
  createRecoveryCodesEndpoint,
  createSecondFactorEndpoint,
  deleteSecondFactorEndpoint,
  getSecondFactorEndpoint,
} from '@suite/contracts/auth';
import { endpointQuery, useApiMutation } from '@suite/remote-kit/queries';
import type { QueryClient } from '@tanstack/react-query';
import { refreshProfile } from './user-profile.ts';

export const getSecondFactorQuery = endpointQuery(getSecondFactorEndpoint, {});

const reloadsSecondFactor = (queries: QueryClient) => ({
  onSettled: () => Promise.all([queries.invalidateQueries(getSecondFactorQuery), refreshProfile(queries)]),
});

export const useBeginSecondFactor = () =>
  useApiMutation(async () => (await callEndpoint(beginSecondFactorEndpoint, {})).result);

/** Returns the recovery codes. */
export const useCreateSecondFactor = () =>
  useApiMutation(
    async (body: { code: string }) =>
      (await callEndpoint(createSecondFactorEndpoint, { body })).result.recovery_codes,
    reloadsSecondFactor,
  );

export const useDeleteSecondFactor = () =>
  useApiMutation(() => callEndpoint(deleteSecondFactorEndpoint, {}), reloadsSecondFactor);

/** New codes make earlier ones invalid. */
export const useCreateRecoveryCodes = () =>
  useApiMutation(
    async () => (await callEndpoint(createRecoveryCodesEndpoint, {})).result.recovery_codes,
    reloadsSecondFactor,
  );
