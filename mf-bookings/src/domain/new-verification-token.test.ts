import { webcrypto } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { newVerificationToken } from './new-verification-token.ts';

const uuidV4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const secure = webcrypto as Crypto;
const insecure = { getRandomValues: secure.getRandomValues.bind(secure) } as Pick<Crypto, 'getRandomValues'>;

describe('newVerificationToken', () => {
  test.each([
    ['with randomUUID', secure],
    ['on an insecure page', insecure],
  ])('is a fresh UUID v4 %s', (_, source) => {
    const tokens = Array.from({ length: 50 }, () => newVerificationToken(source));
    for (const token of tokens) expect(token).toMatch(uuidV4);
    expect(new Set(tokens).size).toBe(50);
  });
});
