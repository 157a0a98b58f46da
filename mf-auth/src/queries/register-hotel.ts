import { getAddressRulesEndpoint, registerHotelEndpoint } from '@suite/contracts/hotels';
import { endpointQuery, useApiMutation, withBody } from '@suite/remote-kit/queries';

export const getAddressRulesQuery = endpointQuery(getAddressRulesEndpoint, {});

export const useRegisterHotel = () => useApiMutation(withBody(registerHotelEndpoint));
