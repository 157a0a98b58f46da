import { boolean, object, type InferType } from 'yup';
import { defineEndpoint } from '../http/define-endpoint.ts';

/** With `international_postcodes` a postal code may have letters, and the state may be empty. */
const addressRulesSchema = object({ international_postcodes: boolean().required() });
export type AddressRules = InferType<typeof addressRulesSchema>;

/** Gives the rules that a form for a hotel's address checks. */
export const getAddressRulesEndpoint = defineEndpoint({
  name: 'get-address-rules',
  method: 'GET',
  path: '/hotel/address-rules',
  access: 'public',
  result: addressRulesSchema,
  fallbackMessage: 'Failed to fetch the rules for addresses',
});
