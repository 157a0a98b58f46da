import { expect, test } from '@jest/globals';
import { updateRatesEndpoint } from '@suite/contracts/hotels';
import { refusal } from '@suite/testing';
import { fireEvent, screen } from '@testing-library/react';
import { noRates } from '../../../testing/fake-hotel-profile.ts';
import { openHotelProfile } from '../../../testing/open-hotel-profile.tsx';

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
