import { callEndpoint } from '@suite/api-client';
import {
  getAddressRulesEndpoint,
  registerHotelEndpoint,
  type HotelRegistration,
} from '@suite/contracts/hotels';
import { endpointQuery, useApiMutation } from '@suite/remote-kit/queries';

export const getAddressRulesQuery = endpointQuery(getAddressRulesEndpoint, {});

export const useRegisterHotel = () =>
  useApiMutation((body: HotelRegistration) => callEndpoint(registerHotelEndpoint, { body }));
