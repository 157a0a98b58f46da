import {
  getAddressRulesEndpoint,
  getHotelProfileEndpoint,
  getRatesEndpoint,
  updateHotelProfileEndpoint,
  updateRatesEndpoint,
} from '@suite/contracts/hotels';
import { endpointQuery, useApiMutation, withBody } from '@suite/remote-kit/queries';

export const getAddressRulesQuery = endpointQuery(getAddressRulesEndpoint, {});

export const getHotelProfileQuery = endpointQuery(getHotelProfileEndpoint, {});

export const useUpdateHotelProfile = () =>
  useApiMutation(withBody(updateHotelProfileEndpoint), (queries) => ({
    onSuccess: ({ result }) => queries.setQueryData(getHotelProfileQuery.queryKey, result),
  }));

export const getRatesQuery = endpointQuery(getRatesEndpoint, {});

export const useUpdateRates = () =>
  useApiMutation(withBody(updateRatesEndpoint), (queries) => ({
    onSuccess: ({ result }) => queries.setQueryData(getRatesQuery.queryKey, result),
  }));
