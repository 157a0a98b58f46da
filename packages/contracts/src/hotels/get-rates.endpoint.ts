import { defineEndpoint } from '../http/define-endpoint.ts';
import { ratesSchema } from './rates.schema.ts';

/** The own hotel's nightly rates. */
export const getRatesEndpoint = defineEndpoint({
  name: 'get-rates',
  method: 'GET',
  path: '/hotel/rates',
  access: { anyOf: ['manage_hotel'] },
  result: ratesSchema,
  fallbackMessage: 'Failed to fetch rates',
});
