import { callEndpoint } from '@suite/api-client';
import { defineEndpoint } from '@suite/contracts/http';
import { queryOptions } from '@tanstack/react-query';
import { number, object } from 'yup';
import { t } from '../languages/catalog.ts';

const reloadEveryMs = 60_000;
const name = 'count-menu-entry';

const countEndpoint = (path: string) =>
  defineEndpoint({
    name,
    method: 'GET',
    path: path as `/${string}`,
    access: 'signed-in',
    query: object({ hotelId: number() }),
    result: object({ count: number().required() }),
    fallbackMessage: t('Failed to count'),
  });

export function menuCountQuery(path: string, hotelId: number | null) {
  return queryOptions({
    queryKey: ['shell', name, path, hotelId] as const,
    queryFn: async ({ signal }) => {
      const query = hotelId === null ? {} : { hotelId };
      return (await callEndpoint(countEndpoint(path), { query, signal })).result.count;
    },
    refetchInterval: reloadEveryMs,
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: true,
  });
}
