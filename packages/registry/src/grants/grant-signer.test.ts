import { describe, expect, test } from '@jest/globals';
import { grantSigner } from './grant-signer.ts';

const claim = {
  id: 7,
  remote: 'mf-bookings',
  url: 'https://dev.example/',
  user_id: 3,
  expires_at: '2030-01-01T00:00:00.000Z',
};
const secret = Buffer.alloc(32, 1);
const signer = grantSigner([secret]);
const grant = signer.sign(claim);

describe('grantSigner', () => {
  test('reads what it signed, also after a restart', () => {
    expect(signer.read(grant)).toEqual(claim);
    expect(grantSigner([Buffer.alloc(32, 1)]).read(grant)).toEqual(claim);
    expect(grant).not.toContain(secret.toString('base64url'));
  });

  test('refuses a grant with any character changed, added or left out', () => {
    const letters = [...grant];
    for (const [at, letter] of letters.entries()) {
      const other = letter === 'A' ? 'B' : 'A';
      expect(
        signer.read([...letters.slice(0, at), other, ...letters.slice(at + 1)].join('')),
      ).toBeUndefined();
      expect(signer.read(grant.slice(0, at))).toBeUndefined();
    }
    expect(signer.read(`${grant}A`)).toBeUndefined();
    expect(signer.read(`${grant}.A`)).toBeUndefined();
  });

  test('refuses another secret, and another claim with the same signature', () => {
    expect(grantSigner([Buffer.alloc(32, 2)]).read(grant)).toBeUndefined();
    const [, seal = ''] = grant.split('.');
    const forged = `override_${Buffer.from(JSON.stringify({ ...claim, user_id: 4 })).toString('base64url')}`;
    expect(signer.read(`${forged}.${seal}`)).toBeUndefined();
  });

  test('signs with the newest key, and reads what an older one signed for as long as that is listed', () => {
    const newest = Buffer.alloc(32, 2);
    const rotated = grantSigner([newest, secret]);
    expect(rotated.read(grant)).toEqual(claim);
    expect(grantSigner([newest]).read(rotated.sign(claim))).toEqual(claim);
    expect(signer.read(rotated.sign(claim))).toBeUndefined();
  });

  test.each(['', '.', 'override_', 'override_.', '...', 'ä.ö', `${'x'.repeat(9000)}.y`])(
    'refuses %p',
    (text) => {
      expect(signer.read(text)).toBeUndefined();
    },
  );
});
