import { expect, test } from '@jest/globals';
import { updateRatesEndpoint } from '@suite/contracts/hotels';
import { refusal } from '@suite/testing';
import { fireEvent, screen } from '@testing-library/react';
import { noRates } from '../../../testing/fake-hotel-profile.ts';
import { openHotelProfile } from '../../../testing/open-hotel-profile.tsx';
import { checkRates, fieldOf, ratesValuesOf } from './rates-form.tsx';

const type = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save Rates' }));

test('saves a currency and the rates that were entered', async () => {
  const { api } = openHotelProfile();
  await type('Currency', 'eur');
  expect(screen.getByText('Euro')).toBeVisible();
  await type('Double (per night)', '99.5');
  save();
  expect(await screen.findByText('Rates updated successfully!')).toBeVisible();
  expect(api.callsTo(updateRatesEndpoint).map(({ body }) => body)).toEqual([
    {
      currency: 'EUR',
      rates: [{ room_type: 'Double', nightly_rate: 99.5 }],
      updated_at: noRates.updated_at,
    },
  ]);
});

test('a rate that is emptied is gone', async () => {
  const { api } = openHotelProfile({
    rates: { ...noRates, currency: 'CHF', rates: [{ room_type: 'Family', nightly_rate: 210 }] },
  });
  expect(await screen.findByLabelText('Family (per night)')).toHaveValue('210');
  await type('Family (per night)', '');
  save();
  expect(await screen.findByText('Rates updated successfully!')).toBeVisible();
  expect(api.callsTo(updateRatesEndpoint)[0]?.body).toMatchObject({ currency: 'CHF', rates: [] });
});

test('what is wrong with a rate is said at its room type, and nothing is sent', async () => {
  const { api } = openHotelProfile({ rates: { ...noRates, currency: 'EUR' } });
  const wrong: [string, string, string][] = [
    ['Currency', 'EU', 'Currency must be a code of three letters, such as EUR'],
    ['Single (per night)', '0', 'Nightly rate must be more than 0'],
    ['Family (per night)', '1.234', 'Nightly rate must have at most two decimals'],
    ['Deluxe (per night)', '1000001', 'Nightly rate must be at most 1000000'],
  ];
  for (const [label, value] of wrong) await type(label, value);
  save();
  for (const [, , message] of wrong) expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByLabelText('Currency')).toHaveFocus();
  expect(api.callsTo(updateRatesEndpoint)).toEqual([]);
});

test('a refused rate is shown at its room type, and newer rates as a choice', async () => {
  const message = 'Nightly rate must be more than 0';
  const answers = [
    refusal(400, {
      message,
      errorType: 'VALIDATION_ERROR',
      errors: [{ field: 'rates[1].nightly_rate', message }],
    }),
    refusal(409, { message: 'Another user has changed the rates.', errorType: 'STALE' }),
  ];
  openHotelProfile({
    rates: { ...noRates, currency: 'EUR', rates: [{ room_type: 'Single', nightly_rate: 80 }] },
    prepare: (api) =>
      api.on(updateRatesEndpoint, () => {
        throw answers.shift()!;
      }),
  });
  await type('Triple (per night)', '5');
  save();
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByLabelText('Triple (per night)')).toHaveAttribute('aria-invalid', 'true');
  save();
  expect(await screen.findByText(/Another user has changed the rates\./)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Load what is stored' })).toBeVisible();
  expect(screen.getByLabelText('Triple (per night)')).toHaveValue('5');
});

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
