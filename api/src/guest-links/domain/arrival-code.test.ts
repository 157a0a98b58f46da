import { randomBytes } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { arrivalCode, bookingInArrival, isSignedFor, keyInCode, signArrival } from './arrival-code.ts';

const hash = Buffer.alloc(32, 7);
const secretKey = [randomBytes(32)] as const;

describe('an arrival code', () => {
  test('has eight characters that are not mixed up, and is the same each time', () => {
    for (let at = 0; at < 200; at += 1) {
      const code = arrivalCode(randomBytes(32));
      expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/);
      expect(keyInCode(code)).toHaveLength(5);
    }
    expect(arrivalCode(hash)).toBe(arrivalCode(hash));
    expect(arrivalCode(hash)).not.toBe(arrivalCode(Buffer.alloc(32, 8)));
  });

  test('is read however it is typed', () => {
    const key = keyInCode('01AB-CDEF');
    for (const typed of ['oiab cdef', 'OLAB-CDEF', ' 01ab-cd-ef ']) expect(keyInCode(typed)).toEqual(key);
  });

  test.each(['', '1234567', '123456789', '1234567U', '1234567é', '%%%%%%%%'])('is not %j', (typed) => {
    expect(keyInCode(typed)).toBeNull();
  });
});

describe('a signed arrival', () => {
  const signed = signArrival(secretKey, 12, hash);
  const [, signature = ''] = signed.split('.');

  test('names its booking and holds nothing of the link', () => {
    expect(bookingInArrival(signed)).toBe(12);
    expect(signed).not.toContain(hash.toString('base64url'));
    expect(isSignedFor(secretKey, signed, 12, hash)).toBe(true);
  });

  test('is for no other booking, link or key', () => {
    expect(isSignedFor(secretKey, `13.${signature}`, 13, hash)).toBe(false);
    expect(isSignedFor(secretKey, signed, 12, Buffer.alloc(32, 8))).toBe(false);
    expect(isSignedFor([randomBytes(32)], signed, 12, hash)).toBe(false);
    expect(isSignedFor(secretKey, '12.', 12, hash)).toBe(false);
    expect(isSignedFor(secretKey, `12.${signature.slice(2)}`, 12, hash)).toBe(false);
  });

  test.each(['', '12', '0.a', '-1.a', '9999999999.a', 'x.a', '12.a.b'])('is not %j', (text) => {
    expect(bookingInArrival(text)).toBeNull();
  });
});
