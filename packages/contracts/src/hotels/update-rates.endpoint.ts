import { defineEndpoint } from '../http/define-endpoint.ts';
import { ratesSchema, updateRatesSchema } from './rates.schema.ts';

/** Replaces the own hotel's nightly rates. */
export const updateRatesEndpoint = defineEndpoint({
  name: 'update-rates',
  method: 'PUT',
  path: '/hotel/rates',
  access: { anyOf: ['manage_hotel'] },
  body: updateRatesSchema,
  result: ratesSchema,
  fallbackMessage: 'Failed to update rates',
  errors: ['STALE'],
});
