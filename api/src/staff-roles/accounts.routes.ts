import type { FastifyInstance } from 'fastify';
import {
  activateAccountEndpoint,
  createAccountEndpoint,
  deactivateAccountEndpoint,
  listAccountsEndpoint,
  removeAccountEndpoint,
  resetAccountSecondFactorEndpoint,
  updateAccountEndpoint,
} from '@suite/contracts/staff-roles';
import { serveEndpoint } from '../http/endpoints/serve-endpoint.ts';
import { findAccounts } from './accounts.repository.ts';
import { activateAccount } from './use-cases/activate-account.ts';
import { createAccount } from './use-cases/create-account.ts';
import { deactivateAccount } from './use-cases/deactivate-account.ts';
import { removeAccount } from './use-cases/remove-account.ts';
import { resetAccountSecondFactor } from './use-cases/reset-account-second-factor.ts';
import { updateAccount } from './use-cases/update-account.ts';

export function registerAccountsRoutes(app: FastifyInstance): void {
  const { database, config } = app;

  serveEndpoint(app, listAccountsEndpoint, async () => ({
    message: 'Accounts fetched successfully',
    result: { accounts: await findAccounts(database) },
  }));
  serveEndpoint(app, createAccountEndpoint, async ({ body, caller, reply }) => {
    const result = await createAccount(database, caller, body, { publicUrl: config.publicUrl });
    reply.code(201);
    return { message: 'Account added successfully!', result };
  });
  serveEndpoint(app, updateAccountEndpoint, async ({ params, body, caller }) => {
    const result = await updateAccount(database, caller, params.id, body);
    return { message: 'Account updated successfully!', result };
  });
  serveEndpoint(app, deactivateAccountEndpoint, async ({ params, caller }) => ({
    message: 'Account deactivated successfully!',
    result: await deactivateAccount(database, caller, params.id),
  }));
  serveEndpoint(app, activateAccountEndpoint, async ({ params, caller }) => {
    const result = await activateAccount(database, caller, params.id);
    return { message: 'Account activated successfully!', result };
  });
  serveEndpoint(app, resetAccountSecondFactorEndpoint, async ({ params, caller }) => {
    const result = await resetAccountSecondFactor(database, caller, params.id);
    return { message: 'Two-step verification was reset!', result };
  });
  serveEndpoint(app, removeAccountEndpoint, async ({ params, caller }) => {
    await removeAccount(database, caller, params.id);
    return { message: 'Account removed successfully!', result: {} };
  });
}
