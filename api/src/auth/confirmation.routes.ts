import type { FastifyInstance } from 'fastify';
import {
  confirmIdentityEndpoint,
  confirmPasskeyEndpoint,
  confirmPasskeyOptionsEndpoint,
} from '@suite/contracts/auth';
import { serveEndpoint } from '../http/endpoints/serve-endpoint.ts';
import { passkeySiteOf } from './domain/passkey-site.ts';
import { confirmIdentity } from './use-cases/confirm-identity.ts';
import { confirmPasskeyOptions } from './use-cases/confirm-passkey-options.ts';
import { confirmPasskey } from './use-cases/confirm-passkey.ts';

export function registerConfirmationRoutes(app: FastifyInstance): void {
  const { database } = app;
  const { secretKey, publicUrl } = app.config;
  const site = passkeySiteOf(publicUrl);
  const message = 'Your identity was confirmed';

  serveEndpoint(app, confirmIdentityEndpoint, async ({ caller, body }) => {
    await confirmIdentity(database, caller, body, secretKey);
    return { message, result: {} };
  });

  serveEndpoint(app, confirmPasskeyOptionsEndpoint, async ({ caller, body: { actions } }) => ({
    message: 'The passkey can be used now',
    result: { options: await confirmPasskeyOptions(database, caller, { site, actions }) },
  }));

  serveEndpoint(app, confirmPasskeyEndpoint, async ({ caller, body }) => {
    await confirmPasskey(database, caller, body.credential, { site, secretKey });
    return { message, result: {} };
  });
}
