import { describe, expect, test } from '@jest/globals';
import { savedLocation } from './saved-location.ts';

describe('savedLocation', () => {
  test.each(['/roles', '/bookings?page=2#row', '/'])('goes back to %s', (from) => {
    expect(savedLocation({ from })).toBe(from);
  });

  test.each([
    undefined,
    null,
    {},
    { from: 7 },
    { from: 'https://elsewhere.test/' },
    { from: '//elsewhere.test/' },
    { from: '/\\elsewhere.test' },
    { from: 'javascript:alert(1)' },
  ])('goes to the start page for %j', (state) => {
    expect(savedLocation(state)).toBe('/');
  });
});
