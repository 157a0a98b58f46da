import { array, object, string } from 'yup';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { mayManageSignIn } from '../permissions/permissions.ts';
import { providerQuery, testSingleSignOnSchema } from './provider.schema.ts';

/**
 * Tests the connection to a provider before it is saved: whether it is found, can do what is needed, and knows client ID and
 * secret. `found` says in sentences what is right. A refusal says what is wrong.
 */
export const testSingleSignOnEndpoint = defineEndpoint({
  name: 'test-single-sign-on',
  method: 'POST',
  path: '/single-sign-on/test',
  access: { anyOf: mayManageSignIn },
  query: providerQuery,
  body: testSingleSignOnSchema,
  result: object({ found: array(string().required()).required() }),
  fallbackMessage: 'The connection could not be tested',
  errors: ['HOTEL_NOT_FOUND'],
});
