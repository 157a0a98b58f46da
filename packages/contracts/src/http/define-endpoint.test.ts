import { describe, expect, test } from '@jest/globals';
import { object } from 'yup';
import { defineEndpoint, type Endpoint } from './define-endpoint.ts';
import { endpointsByExportName } from '../endpoints.ts';

const definition = {
  name: 'list-rooms',
  method: 'GET',
  path: '/rooms',
  access: 'signed-in',
  result: object(),
  fallbackMessage: 'Failed to fetch rooms',
} as const;

describe('defineEndpoint', () => {
  test('makes version 1 of what says no version, and keeps one that is said', () => {
    expect(defineEndpoint(definition)).toMatchObject({ ...definition, version: 1 });
    expect(defineEndpoint({ ...definition, version: 2 }).version).toBe(2);
  });

  test('adds the errors that access, input, method and confirmation imply', () => {
    const always = ['TOO_MANY_REQUESTS', 'UNAVAILABLE', 'INTERNAL_ERROR'] as const;
    const session = ['UNAUTHENTICATED', 'TOKEN_EXPIRED'] as const;
    const account = ['PASSWORD_CHANGE_REQUIRED', 'SECOND_FACTOR_REQUIRED'] as const;
    const errorsOf = (changes: object) => defineEndpoint({ ...definition, ...changes }).errors;
    expect(errorsOf({ access: 'public' })).toEqual(always);
    expect(errorsOf({ access: 'guest', errors: ['NOT_FOUND'] })).toEqual([
      'UNAUTHENTICATED',
      'NOT_FOUND',
      ...always,
    ]);
    expect(errorsOf({ query: object() })).toEqual([
      'VALIDATION_ERROR',
      ...session,
      'BAD_REQUEST',
      ...account,
      ...always,
    ]);
    expect(errorsOf({ access: { anyOf: [] }, method: 'POST', confirmation: 'recent' })).toEqual([
      ...session,
      'PERMISSION_DENIED',
      'TOO_LARGE',
      'ORIGIN_REFUSED',
      ...account,
      'CONFIRMATION_REQUIRED',
      ...always,
    ]);
  });
});

test('no two endpoints share a name and a version, or a method and a path', () => {
  const endpoints = [...endpointsByExportName.values()];
  expect(endpoints.length).toBeGreaterThan(0);
  for (const key of [
    ({ name, version }: Endpoint) => `${name} ${version}`,
    ({ method, path }: Endpoint) => `${method} ${path}`,
  ]) {
    const keys = endpoints.map(key);
    expect(keys.filter((one, index) => keys.indexOf(one) !== index)).toEqual([]);
  }
});
