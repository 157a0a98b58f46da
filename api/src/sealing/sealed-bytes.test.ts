import { createCipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { openBytes, sealBytes, sealingKeys } from './sealed-bytes.ts';
import type { SecretKey } from './secret-key.ts';

const [older, newer] = [randomBytes(32), randomBytes(32)];
const place = { purpose: 'test.value' };
const keysOf = (...keys: SecretKey) => sealingKeys(place, keys);
const text = Buffer.from('a value');
const read = (secretKey: SecretKey, sealed: Buffer) => openBytes(keysOf(...secretKey), 'row 1', sealed);

/** Seals in the format before values contained a key id. */
function sealWithoutName(secret: Buffer): Buffer {
  const iv = randomBytes(12);
  const key = Buffer.from(hkdfSync('sha256', secret, '', place.purpose, 32));
  const cipher = createCipheriv('aes-256-gcm', key, iv);
  cipher.setAAD(Buffer.from('row 1'));
  const sealed = Buffer.concat([cipher.update(text), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
}

describe('with several keys', () => {
  test('the newest seals, and each of them opens', () => {
    const before = sealBytes(keysOf(older), 'row 1', text);
    expect(read([newer, older], before)).toEqual(text);
    const after = sealBytes(keysOf(newer, older), 'row 1', text);
    expect(read([newer], after)).toEqual(text);
    expect(read([older, newer], after)).toEqual(text);
  });

  test('values that name no key open with any of them', () => {
    const sealed = sealWithoutName(older);
    for (const secretKey of [[older], [newer, older], [older, newer]] as const) {
      expect(read(secretKey, sealed)).toEqual(text);
    }
    expect(() => read([newer], sealed)).toThrow('does not list');
  });

  test('a key that is missing is named', () => {
    const sealed = sealBytes(keysOf(older), 'row 1', text);
    const id = sealed.subarray(4, 8).toString('hex');
    expect(() => read([newer], sealed)).toThrow(
      `A value is sealed with the key ${id}, which SECRET_KEY does not list`,
    );
  });

  test('nothing opens in another place, for another purpose, altered or cut off', () => {
    const keys = keysOf(newer, older);
    const sealed = sealBytes(keys, 'row 1', text);
    expect(() => openBytes(keys, 'row 2', sealed)).toThrow('was altered, moved');
    const others = sealingKeys({ purpose: 'test.other' }, [newer, older]);
    expect(() => openBytes(others, 'row 1', sealed)).toThrow('was altered, moved');
    for (let index = 0; index < sealed.length; index += 1) {
      const altered = Buffer.from(sealed);
      altered[index] = (altered[index] ?? 0) ^ 1;
      expect(() => openBytes(keys, 'row 1', altered)).toThrow('SECRET_KEY does not list');
      expect(() => openBytes(keys, 'row 1', sealed.subarray(0, index))).toThrow('SECRET_KEY does not list');
    }
  });
});
