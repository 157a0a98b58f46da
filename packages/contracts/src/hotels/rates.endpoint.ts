import { array, number, object, string, type InferType } from 'yup';
import { numberField, textsIn } from '../forms/strict-fields.ts';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { roomTypes } from '../bookings/room-types.ts';
import { digitsLine, singleLine, updatedAtField } from '../forms/value-fields.ts';
import { currencies } from './currencies.ts';

const highestRate = 1_000_000;
const roomTypeMessage = `Room type must be one of ${roomTypes.join(', ')}`;

export const roomTypeField = singleLine('Room type')
  .required('Room type is required')
  .max(20, roomTypeMessage)
  .test('room-type', roomTypeMessage, (value) => !value || roomTypes.some((type) => type === value));

type Decimals = 0 | 2 | 3;

const decimalsMessages: Readonly<Record<Decimals, string>> = {
  0: 'Nightly rate must have no decimals in this currency',
  2: 'Nightly rate must have at most two decimals',
  3: 'Nightly rate must have at most three decimals in this currency',
};

function decimalsOf(currency: unknown): Decimals {
  if (typeof currency !== 'string' || !/^[A-Z]{3}$/.test(currency)) return 2;
  const { maximumFractionDigits: decimals } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions();
  return decimals === 0 || decimals === 3 ? decimals : 2;
}

function hasDecimals(amount: number | undefined, most: Decimals): boolean {
  if (amount === undefined) return true;
  const scaled = amount * 10 ** most;
  return Math.abs(scaled - Math.round(scaled)) < 1e-6;
}

const rateFormSchema = object({
  room_type: roomTypeField,
  nightly_rate: numberField('Nightly rate')
    .required('Nightly rate is required')
    .nonNullable('Nightly rate is required')
    .test('decimals', function (rate) {
      const { currency } = (this.from?.[1]?.value ?? {}) as { currency?: unknown };
      const most = decimalsOf(currency);
      return hasDecimals(rate, most) || this.createError({ message: decimalsMessages[most] });
    })
    .moreThan(0, 'Nightly rate must be more than 0')
    .max(highestRate, `Nightly rate must be at most ${highestRate}`),
})
  .typeError('A rate has a room type and a nightly rate')
  .exact('A rate has a room type and a nightly rate only');

export const ratesFormSchema = object({
  currency: digitsLine('Currency')
    .required('Currency is required')
    .matches(/^[A-Z]{3}$/, {
      message: 'Currency must be a code of three letters, such as EUR',
      excludeEmptyString: true,
    })
    .test(
      'in-use',
      'Currency must be one that a country uses, such as EUR',
      (code) => !/^[A-Z]{3}$/.test(code) || currencies.includes(code),
    ),
  rates: array(rateFormSchema.required('A rate has a room type and a nightly rate'))
    .typeError('Rates must be a list')
    .required('Rates are required')
    .max(roomTypes.length, 'Each room type has one rate')
    .test('one-each', 'Each room type has one rate', (rates) => {
      const types = textsIn(rates, 'room_type');
      return new Set(types).size === types.length;
    }),
}).noUnknown();
export type RatesForm = InferType<typeof ratesFormSchema>;

const updateRatesSchema = ratesFormSchema.shape({ updated_at: updatedAtField() });
export type UpdateRatesPayload = InferType<typeof updateRatesSchema>;

const ratesSchema = object({
  updated_at: string().required(),
  currency: string().defined().nullable(),
  rates: array(
    object({ room_type: string().required(), nightly_rate: number().required() }).required(),
  ).required(),
});
export type Rates = InferType<typeof ratesSchema>;

/** The own hotel's nightly rates. */
export const getRatesEndpoint = defineEndpoint({
  name: 'get-rates',
  method: 'GET',
  path: '/hotel/rates',
  access: { anyOf: ['manage_hotel'] },
  result: ratesSchema,
  fallbackMessage: 'Failed to fetch rates',
});

/** Replaces the own hotel's nightly rates. */
export const updateRatesEndpoint = defineEndpoint({
  name: 'update-rates',
  method: 'PUT',
  path: '/hotel/rates',
  access: { anyOf: ['manage_hotel'] },
  body: updateRatesSchema,
  result: ratesSchema,
  fallbackMessage: 'Failed to update rates',
  errors: ['STALE'],
});
