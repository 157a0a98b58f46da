import { callEndpoint } from '@suite/api-client';
import {
  getAddressRulesEndpoint,
  getHotelProfileEndpoint,
  getRatesEndpoint,
  updateHotelProfileEndpoint,
  updateRatesEndpoint,
  type UpdateHotelProfilePayload,
  type UpdateRatesPayload,
} from '@suite/contracts/hotels';
import { endpointQuery, useApiMutation } from '@suite/remote-kit/queries';

export const getAddressRulesQuery = endpointQuery(getAddressRulesEndpoint, {});

export const getHotelProfileQuery = endpointQuery(getHotelProfileEndpoint, {});

export const useUpdateHotelProfile = () =>
  useApiMutation(
    (body: UpdateHotelProfilePayload) => callEndpoint(updateHotelProfileEndpoint, { body }),
    (queries) => ({
      onSuccess: ({ result }) => queries.setQueryData(getHotelProfileQuery.queryKey, result),
    }),
  );

export const getRatesQuery = endpointQuery(getRatesEndpoint, {});

export const useUpdateRates = () =>
  useApiMutation(
    (body: UpdateRatesPayload) => callEndpoint(updateRatesEndpoint, { body }),
    (queries) => ({ onSuccess: ({ result }) => queries.setQueryData(getRatesQuery.queryKey, result) }),
  );
