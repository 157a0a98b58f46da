import { describe, expect, test } from '@jest/globals';
import { readAddress, readGrant, readLink } from './read-override.ts';

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
    expect(readAddress('mf-bookings', ' http://localhost:4001 ')).toEqual({
      override: { remote: 'mf-bookings', url: 'http://localhost:4001/', grant: null, on: true },
    });
  });

  test('is read from a grant, of which only the server knows whether it holds', () => {
    expect(readGrant(`${grant}\n`)).toEqual({
      override: { remote: 'mf-bookings', url: 'https://dev.example/ü/', grant, on: true },
    });
  });

  test('is read from either in a link', () => {
    expect(readLink('mf-bookings@http://localhost:4001/')).toEqual(
      readAddress('mf-bookings', 'http://localhost:4001/'),
    );
    expect(readLink(grant)).toEqual(readGrant(grant));
  });

  test.each([
    [readAddress('bookings', 'http://localhost:4001/'), /looks like mf-bookings/],
    [readAddress('mf-bookings', 'http://dev.example/'), /https:\/\//],
    [readGrant(''), /not a grant/],
    [readGrant('override_bm90IGpzb24.x'), /not a grant/],
    [readGrant('override_e30.x'), /not a grant/],
    [readLink('mf-bookings'), /not a grant/],
  ])('is refused in a sentence: %j', (read, sentence) => {
    expect(read).toMatchObject({ problem: expect.stringMatching(sentence) });
  });
});
