import { expect, test } from '@jest/globals';
import { checkRates, fieldOf, ratesValuesOf } from './rates-values.ts';

const none = { Single: null, Double: null, Triple: null, Deluxe: null, Family: null };
const stored = { currency: 'EUR', rates: [{ room_type: 'Double', nightly_rate: 99.5 }], updated_at: '' };

test('stored rates become values, and the values the same rates', () => {
  const values = ratesValuesOf(stored);
  expect(values).toEqual({ ...none, currency: 'EUR', Double: 99.5 });
  expect(checkRates(values).value).toEqual({ currency: 'EUR', rates: stored.rates });
});

test('a currency that was stored before it went out of use stays', () => {
  const values = { ...none, currency: 'HRK', Double: 90 };
  expect(checkRates(values, { ...stored, currency: 'HRK' }).errors).toBeUndefined();
});

test('a hotel that set none yet starts with nothing', () => {
  expect(ratesValuesOf({ currency: null, rates: [], updated_at: '' })).toEqual({ ...none, currency: '' });
});

test.each([
  [{ currency: '' }, { currency: 'Currency is required' }],
  [{ currency: 'euro' }, { currency: 'Currency must be a code of three letters, such as EUR' }],
  [{ currency: 'ZZZ' }, { currency: 'Currency must be one that a country uses, such as EUR' }],
  [{ currency: 'XTS' }, { currency: 'Currency must be one that a country uses, such as EUR' }],
  [{ currency: 'DEM' }, { currency: 'Currency must be one that a country uses, such as EUR' }],
  [{ Triple: 0 }, { Triple: 'Nightly rate must be more than 0' }],
  [
    { Single: 1.234, Family: 1_000_001 },
    {
      Single: 'Nightly rate must have at most two decimals',
      Family: 'Nightly rate must be at most 1000000',
    },
  ],
  [{ currency: 'JPY', Single: 12_000.5 }, { Single: 'Nightly rate must have no decimals in this currency' }],
  [
    { currency: 'KWD', Single: 12.3456 },
    { Single: 'Nightly rate must have at most three decimals in this currency' },
  ],
])('%j is refused at its field', (change, errors) => {
  expect(checkRates({ ...none, currency: 'EUR', ...change }).errors).toEqual(errors);
});

test.each([
  ['JPY', 12_000],
  ['KWD', 12.345],
  ['CHF', 12.34],
])('in %s a night may cost %s', (currency, rate) => {
  expect(checkRates({ ...none, currency, Single: rate }).errors).toBeUndefined();
});

test('a currency may be typed in small letters', () => {
  expect(checkRates({ ...none, currency: 'eur' }).value?.currency).toBe('EUR');
});

test('what the server says of a rate belongs to its type', () => {
  expect(fieldOf('rates[1].nightly_rate', [{ room_type: 'Single' }, { room_type: 'Deluxe' }])).toBe('Deluxe');
  expect(fieldOf('currency', [])).toBe('currency');
});
