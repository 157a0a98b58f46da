import { createBlockEndpoint, deleteBlockEndpoint, listBlocksEndpoint } from '@suite/contracts/rooms';
import { endpointQuery, useApiMutation, withBody, withId } from '@suite/remote-kit/queries';
import type { QueryClient } from '@tanstack/react-query';

export const listBlocksQuery = endpointQuery(listBlocksEndpoint, {}, ({ blocks }) => blocks);

const reloadBlocks = (queries: QueryClient) =>
  queries.invalidateQueries({ queryKey: listBlocksQuery.queryKey });

export const useCreateBlock = () =>
  useApiMutation(withBody(createBlockEndpoint), (queries) => ({ onSettled: () => reloadBlocks(queries) }));

export const useDeleteBlock = () =>
  useApiMutation(withId(deleteBlockEndpoint), (queries) => ({ onSettled: () => reloadBlocks(queries) }));
