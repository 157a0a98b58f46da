import { array, object } from 'yup';
import { accountSessionsSchema } from '../auth/session.schema.ts';
import { uuidField } from '../forms/strict-fields.ts';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { mayManageAccounts } from '../permissions/permissions.ts';
import { accountParams, accountSchema, createAccountSchema, updateAccountSchema } from './account.schema.ts';

/** The accounts that belong to no hotel, Super Admins first. */
export const listAccountsEndpoint = defineEndpoint({
  name: 'list-accounts',
  method: 'GET',
  path: '/accounts',
  access: { anyOf: mayManageAccounts },
  result: object({ accounts: array(accountSchema.required()).required() }),
  fallbackMessage: 'Failed to fetch accounts',
});

/** Adds a Super Admin or Platform Operator, who gets a one-time password by e-mail. */
export const createAccountEndpoint = defineEndpoint({
  name: 'create-account',
  method: 'POST',
  path: '/accounts',
  access: { anyOf: mayManageAccounts },
  confirmation: 'action',
  body: createAccountSchema,
  result: accountSchema,
  fallbackMessage: 'Failed to add the account',
  errors: ['CONFLICT'],
});

/** Changes name and role of an account of the platform; the last active Super Admin keeps the role. */
export const updateAccountEndpoint = defineEndpoint({
  name: 'update-account',
  method: 'PATCH',
  path: '/accounts/{id}',
  access: { anyOf: mayManageAccounts },
  confirmation: 'action',
  params: accountParams,
  body: updateAccountSchema,
  result: accountSchema,
  fallbackMessage: 'Failed to update the account',
  errors: ['NOT_FOUND', 'CONFLICT', 'STALE'],
});

/** Activates an account of the platform that was deactivated. */
export const activateAccountEndpoint = defineEndpoint({
  name: 'activate-account',
  method: 'POST',
  path: '/accounts/{id}/activate',
  access: { anyOf: mayManageAccounts },
  confirmation: 'action',
  params: accountParams,
  result: accountSchema,
  fallbackMessage: 'Failed to activate the account',
  errors: ['NOT_FOUND', 'CONFLICT'],
});

/** Deactivates an account of the platform and ends its sessions; refused for oneself and the last active Super Admin. */
export const deactivateAccountEndpoint = defineEndpoint({
  name: 'deactivate-account',
  method: 'POST',
  path: '/accounts/{id}/deactivate',
  access: { anyOf: mayManageAccounts },
  confirmation: 'action',
  params: accountParams,
  result: accountSchema,
  fallbackMessage: 'Failed to deactivate the account',
  errors: ['NOT_FOUND', 'CONFLICT'],
});

/** Removes an account of the platform and ends its sessions; refused for oneself and the last active Super Admin. */
export const removeAccountEndpoint = defineEndpoint({
  name: 'remove-account',
  method: 'DELETE',
  path: '/accounts/{id}',
  access: { anyOf: mayManageAccounts },
  confirmation: 'action',
  params: accountParams,
  result: object({}),
  fallbackMessage: 'Failed to remove the account',
  errors: ['NOT_FOUND', 'CONFLICT'],
});

/** Removes authenticator app, recovery codes and passkeys of an account of the platform that has lost them, and ends its sessions; refused for oneself. */
export const resetAccountSecondFactorEndpoint = defineEndpoint({
  name: 'reset-account-second-factor',
  method: 'POST',
  path: '/accounts/{id}/second-factor/reset',
  access: { anyOf: mayManageAccounts },
  confirmation: 'action',
  params: accountParams,
  result: accountSchema,
  fallbackMessage: 'Failed to reset two-step verification',
  errors: ['NOT_FOUND', 'CONFLICT'],
});

/** Lists the devices on which an account of the platform is signed in, the last seen first. */
export const listAccountSessionsEndpoint = defineEndpoint({
  name: 'list-account-sessions',
  method: 'GET',
  path: '/accounts/{id}/sessions',
  access: { anyOf: mayManageAccounts },
  params: accountParams,
  result: accountSessionsSchema,
  fallbackMessage: 'Failed to fetch signed-in devices',
  errors: ['NOT_FOUND'],
});

/** Signs one device of an account of the platform out at once; refused for oneself. */
export const endAccountSessionEndpoint = defineEndpoint({
  name: 'end-account-session',
  method: 'DELETE',
  path: '/accounts/{id}/sessions/{session_id}',
  access: { anyOf: mayManageAccounts },
  params: accountParams.shape({ session_id: uuidField('Session') }),
  result: object({}),
  fallbackMessage: 'Failed to sign out the device',
  errors: ['NOT_FOUND', 'CONFLICT'],
});

/** Signs an account of the platform out everywhere at once; refused for oneself. */
export const endAccountSessionsEndpoint = defineEndpoint({
  name: 'end-account-sessions',
  method: 'DELETE',
  path: '/accounts/{id}/sessions',
  access: { anyOf: mayManageAccounts },
  params: accountParams,
  result: object({}),
  fallbackMessage: 'Failed to sign out the devices',
  errors: ['NOT_FOUND', 'CONFLICT'],
});
