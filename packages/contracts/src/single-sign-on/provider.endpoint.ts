import { array, object, string } from 'yup';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { mayManageSignIn } from '../permissions/permissions.ts';
import {
  providerQuery,
  singleSignOnSchema,
  testSingleSignOnSchema,
  updateSingleSignOnSchema,
} from './provider.schema.ts';

/** The settings by which people of the own hotel, or of the platform, sign in with a provider. */
export const getSingleSignOnEndpoint = defineEndpoint({
  name: 'get-single-sign-on',
  method: 'GET',
  path: '/single-sign-on',
  access: { anyOf: mayManageSignIn },
  query: providerQuery,
  result: singleSignOnSchema,
  fallbackMessage: 'Failed to fetch single sign-on',
  errors: ['HOTEL_NOT_FOUND'],
});

/** Sets how people of the own hotel, or of the platform, sign in with a provider of theirs. */
export const updateSingleSignOnEndpoint = defineEndpoint({
  name: 'update-single-sign-on',
  method: 'PUT',
  path: '/single-sign-on',
  access: { anyOf: mayManageSignIn },
  confirmation: 'action',
  query: providerQuery,
  body: updateSingleSignOnSchema,
  maxBodyBytes: 64 * 1024,
  result: singleSignOnSchema,
  fallbackMessage: 'Failed to save single sign-on',
  errors: ['HOTEL_NOT_FOUND', 'CONFLICT', 'STALE'],
});

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
