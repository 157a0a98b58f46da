import {
  createApiTokenEndpoint,
  listApiTokensEndpoint,
  revokeApiTokenEndpoint,
} from '@suite/contracts/integrations';
import { endpointQuery, useApiMutation, withBody, withId } from '@suite/remote-kit/queries';
import type { QueryClient } from '@tanstack/react-query';

export const listApiTokensQuery = endpointQuery(listApiTokensEndpoint, {}, ({ tokens }) => tokens);

/** The tokens of any hotel, for accounts that see all of them. */
export const listHotelTokensQuery = (hotelId: number) =>
  endpointQuery(listApiTokensEndpoint, { query: { hotelId } }, ({ tokens }) => tokens);

const reloadTokens = (queries: QueryClient) =>
  queries.invalidateQueries({ queryKey: listApiTokensQuery.queryKey });

export const useCreateApiToken = () =>
  useApiMutation(withBody(createApiTokenEndpoint), (queries) => ({ onSettled: () => reloadTokens(queries) }));

export const useRevokeApiToken = () =>
  useApiMutation(withId(revokeApiTokenEndpoint), (queries) => ({ onSettled: () => reloadTokens(queries) }));
