import { describe, expect, test } from '@jest/globals';
import { parseOverrideAddress, parseOverrideGrant, parseOverrideLink } from './parse-override.ts';

const claim = {
  id: 7,
  remote: 'mf-bookings',
  url: 'https://dev.example/ü/',
  user_id: null,
  expires_at: '2027-01-01',
};
const grant = `override_${Buffer.from(JSON.stringify(claim)).toString('base64url')}.c2VhbA`;

describe('an override', () => {
  test('is read from a name and an address', () => {
    expect(parseOverrideAddress('mf-bookings', ' http://localhost:4001 ')).toEqual({
      override: { remote: 'mf-bookings', url: 'http://localhost:4001/', grant: null, on: true },
    });
  });

  test('is read from a grant, of which only the server knows whether it holds', () => {
    expect(parseOverrideGrant(`${grant}\n`)).toEqual({
      override: { remote: 'mf-bookings', url: 'https://dev.example/ü/', grant, on: true },
    });
  });

  test('is read from either in a link', () => {
    expect(parseOverrideLink('mf-bookings@http://localhost:4001/')).toEqual(
      parseOverrideAddress('mf-bookings', 'http://localhost:4001/'),
    );
    expect(parseOverrideLink(grant)).toEqual(parseOverrideGrant(grant));
  });

  test.each([
    [parseOverrideAddress('bookings', 'http://localhost:4001/'), /looks like mf-bookings/],
    [parseOverrideAddress('mf-bookings', 'http://dev.example/'), /https:\/\//],
    [parseOverrideGrant(''), /not a grant/],
    [parseOverrideGrant('override_bm90IGpzb24.x'), /not a grant/],
    [parseOverrideGrant('override_e30.x'), /not a grant/],
    [parseOverrideLink('mf-bookings'), /not a grant/],
  ])('is refused in a sentence: %j', (read, sentence) => {
    expect(read).toMatchObject({ problem: expect.stringMatching(sentence) });
  });
});
