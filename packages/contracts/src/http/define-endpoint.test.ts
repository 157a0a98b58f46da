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
  errors: [],
} as const;

describe('defineEndpoint', () => {
  test('makes version 1 of what says no version, and keeps one that is said', () => {
    expect(defineEndpoint(definition)).toEqual({ ...definition, version: 1 });
    expect(defineEndpoint({ ...definition, version: 2 }).version).toBe(2);
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
