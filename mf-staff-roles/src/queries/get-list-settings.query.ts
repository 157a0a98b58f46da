import { callEndpoint } from '@suite/api-client';
import { getListSettingsEndpoint, type ListName } from '@suite/contracts/list-settings';
import { queryOptions } from '@tanstack/react-query';

export function getListSettingsQuery(list: ListName, hotelId: number | null) {
  const query = hotelId === null ? {} : { hotelId };
  return queryOptions({
    queryKey: [getListSettingsEndpoint.name, list, hotelId] as const,
    queryFn: async ({ signal }) =>
      (await callEndpoint(getListSettingsEndpoint, { params: { list }, query, signal })).result,
  });
}
