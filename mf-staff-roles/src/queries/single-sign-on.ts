import { callEndpoint } from '@suite/api-client';
import {
  getSingleSignOnEndpoint,
  testSingleSignOnEndpoint,
  updateSingleSignOnEndpoint,
  type TestSingleSignOnPayload,
  type UpdateSingleSignOnPayload,
} from '@suite/contracts/single-sign-on';
import { endpointQuery, useApiMutation } from '@suite/remote-kit/queries';

const queryOf = (hotelId: number | null) => (hotelId === null ? {} : { hotelId });

export const getSingleSignOnQuery = (hotelId: number | null) =>
  endpointQuery(getSingleSignOnEndpoint, { query: queryOf(hotelId) });

export const useUpdateSingleSignOn = (hotelId: number | null) =>
  useApiMutation(
    (body: UpdateSingleSignOnPayload) =>
      callEndpoint(updateSingleSignOnEndpoint, { query: queryOf(hotelId), body }),
    (queries) => ({
      onSuccess: ({ result }) => queries.setQueryData(getSingleSignOnQuery(hotelId).queryKey, result),
    }),
  );

export const useTestSingleSignOn = (hotelId: number | null) =>
  useApiMutation((body: TestSingleSignOnPayload) =>
    callEndpoint(testSingleSignOnEndpoint, { query: queryOf(hotelId), body }),
  );
