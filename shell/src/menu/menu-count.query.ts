import { callEndpoint } from '@suite/api-client';
import { defineEndpoint } from '@suite/contracts/http';
import { queryOptions } from '@tanstack/react-query';
import { number, object } from 'yup';

const reloadEveryMs = 60_000;

/** A remote names the path alone. */
const countEndpoint = defineEndpoint({
  name: 'count-menu-entry',
  method: 'GET',
  path: '/',
  access: 'signed-in',
  query: object({ hotelId: number() }),
  result: object({ count: number().required() }),
  fallbackMessage: 'Failed to count',
  errors: [],
});

/** The count of a menu entry, read again every minute while the page can be seen, and when it is seen again. */
export function menuCountQuery(path: string, hotelId: number | null) {
  return queryOptions({
    queryKey: ['shell', countEndpoint.name, path, hotelId] as const,
    queryFn: async ({ signal }) => {
      const endpoint = { ...countEndpoint, path: path as `/${string}` };
      const query = hotelId === null ? {} : { hotelId };
      return (await callEndpoint(endpoint, { query, signal })).result.count;
    },
    refetchInterval: reloadEveryMs,
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: true,
  });
}
