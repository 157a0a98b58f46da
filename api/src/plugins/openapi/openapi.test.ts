import { readFile } from 'node:fs/promises';
import { expect, test } from '@jest/globals';
import { openapiDocument, openapiFile } from './openapi.ts';

test('the committed document is what the contracts say now (npm run generate -w api)', async () => {
  expect(await readFile(openapiFile, 'utf8')).toBe(openapiDocument());
});

test('bodies take declared fields alone and answers come in the envelope', () => {
  const login = JSON.parse(openapiDocument()).paths['/api/auth/login'].post;
  expect(login.security).toEqual([]);
  expect(login.requestBody.content['application/json'].schema).toMatchObject({
    additionalProperties: false,
    required: ['usr_email', 'usr_password'],
  });
  expect(login.responses['2XX'].content['application/json'].schema.properties.result.required).toEqual([
    'user',
    'accessToken',
    'refreshToken',
  ]);
});
