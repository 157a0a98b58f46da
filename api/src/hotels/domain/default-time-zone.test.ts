import { describe, expect, test } from '@jest/globals';
import { defaultTimeZone } from './default-time-zone.ts';

describe("a hotel's first time zone", () => {
  test.each([
    ['Portugal', 'Europe/Lisbon'],
    ['  switzerland ', 'Europe/Zurich'],
    ['United States', 'America/New_York'],
    ['U.S.A.', 'America/New_York'],
    ['UK', 'Europe/London'],
    ['The Netherlands', 'Europe/Amsterdam'],
    ['Côte d’Ivoire', 'Africa/Abidjan'],
    ["Cote d'Ivoire", 'Africa/Abidjan'],
    ['Türkiye', 'Europe/Istanbul'],
    ['Turkey', 'Europe/Istanbul'],
    ['Myanmar', 'Asia/Yangon'],
    ['Hong Kong', 'Asia/Hong_Kong'],
    ['India', 'Asia/Kolkata'],
    ['jp', 'Asia/Tokyo'],
    ['Atlantis', 'UTC'],
    ['', 'UTC'],
  ])('%p: %s', (country, zone) => {
    expect(defaultTimeZone(country)).toBe(zone);
  });

  test('is one the runtime can reckon with, for every country', () => {
    const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
    const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
    const countries = letters
      .flatMap((first) => letters.map((second) => names.of(first + second)))
      .filter((name) => name !== undefined);
    expect(countries.length).toBeGreaterThan(240);
    for (const country of countries) {
      expect(() => new Intl.DateTimeFormat('en', { timeZone: defaultTimeZone(country) })).not.toThrow();
    }
  });
});
