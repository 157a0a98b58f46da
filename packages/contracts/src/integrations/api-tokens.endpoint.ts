import { array, number, object, string, type InferType } from 'yup';
import { addDays, isCalendarDate } from '../dates/calendar-date.ts';
import { idIn, pathIdField, queryNumberField, textField } from '../forms/strict-fields.ts';
import { digitsLine, singleLine } from '../forms/value-fields.ts';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { apiScopes, type ApiScope } from '../permissions/api-scopes.ts';

export const maxTokenDays = 730;

/** `prefix` is the beginning of the secret. `last_used_at` is at most a minute old. */
const apiTokenSchema = object({
  id: number().required(),
  name: string().required(),
  scopes: array(string<ApiScope>().required()).required(),
  prefix: string().required(),
  state: string<'live' | 'expired' | 'revoked'>().required(),
  created_by: string().defined().nullable(),
  created_at: string().required(),
  expires_at: string().required(),
  last_used_at: string().defined().nullable(),
  revoked_at: string().defined().nullable(),
});
export type ApiToken = InferType<typeof apiTokenSchema>;

/** Validate with `context: { today }`, the hotel's own calendar day; without it any day is accepted. */
export const createApiTokenSchema = object({
  name: singleLine('Name').required('Name is required').max(60, 'Name must be at most 60 characters'),
  scopes: array(textField('Scope').required('Scope is required').oneOf(apiScopes, 'This scope is not known'))
    .typeError('Scopes must be a list')
    .required('Choose at least one scope')
    .min(1, 'Choose at least one scope')
    .max(apiScopes.length, 'Each scope may be there once')
    .test('once', 'Each scope may be there once', (scopes) => new Set(scopes).size === scopes.length),
  expires_on: digitsLine('Last day')
    .required('Last day is required')
    .test('calendar-date', 'Last day must be a date', (value) => !value || isCalendarDate(value))
    .test('not-over', 'Last day must not be over', function (value) {
      const { today } = (this.options.context ?? {}) as { today?: string };
      return !value || !isCalendarDate(value) || !today || value >= today;
    })
    .test('soon', 'A token is valid for at most two years', function (value) {
      const { today } = (this.options.context ?? {}) as { today?: string };
      return !value || !isCalendarDate(value) || !today || value <= addDays(today, maxTokenDays);
    }),
}).noUnknown();
export type CreateApiTokenPayload = InferType<typeof createApiTokenSchema>;

/** The API tokens of a hotel, newest first, without their secrets. `hotelId` is required of a global role. */
export const listApiTokensEndpoint = defineEndpoint({
  name: 'list-api-tokens',
  method: 'GET',
  path: '/integrations/tokens',
  access: { anyOf: ['manage_hotel'] },
  query: object({ hotelId: idIn(queryNumberField('Hotel ID'), 'Hotel ID') }),
  result: object({ tokens: array(apiTokenSchema.required()).required() }),
  fallbackMessage: 'Failed to fetch the API tokens',
  errors: ['HOTEL_NOT_FOUND'],
});

/**
 * Creates an API token of the own hotel, valid through the day `expires_on`. `secret` is in this answer alone; the server
 * stores only its hash.
 */
export const createApiTokenEndpoint = defineEndpoint({
  name: 'create-api-token',
  method: 'POST',
  path: '/integrations/tokens',
  access: { anyOf: ['manage_hotel'] },
  confirmation: 'action',
  body: createApiTokenSchema,
  result: object({ token: apiTokenSchema.required(), secret: string().required() }),
  fallbackMessage: 'Failed to create the API token',
  errors: ['CONFLICT'],
});

/** Revokes an API token: its next call is refused. */
export const revokeApiTokenEndpoint = defineEndpoint({
  name: 'revoke-api-token',
  method: 'DELETE',
  path: '/integrations/tokens/{id}',
  access: { anyOf: ['manage_hotel'] },
  params: object({ id: pathIdField('Token') }),
  result: object({}),
  fallbackMessage: 'Failed to revoke the API token',
  errors: ['NOT_FOUND'],
});
