import type { FastifyInstance } from 'fastify';
import {
  createPasskeyEndpoint,
  createPasskeyOptionsEndpoint,
  deletePasskeyEndpoint,
  listPasskeysEndpoint,
  loginPasskeyEndpoint,
  loginPasskeyOptionsEndpoint,
  renamePasskeyEndpoint,
} from '@suite/contracts/auth';
import { serveEndpoint, servePublicEndpoint } from '../http/endpoints/serve-endpoint.ts';
import { answerSignIn } from './session/answer-sign-in.ts';
import { deviceOf } from './session/device-of.ts';
import { describeDevice } from './domain/describe-device.ts';
import { passkeySiteOf } from './domain/passkey-site.ts';
import { selectPasskeys } from './passkeys.repository.ts';
import { createPasskeyOptions } from './use-cases/create-passkey-options.ts';
import { createPasskey } from './use-cases/create-passkey.ts';
import { deletePasskey } from './use-cases/delete-passkey.ts';
import { loginPasskey, loginPasskeyOptions } from './use-cases/login-passkey.ts';
import { renamePasskey } from './use-cases/rename-passkey.ts';

export function registerPasskeyRoutes(app: FastifyInstance): void {
  const { database } = app;
  const { secretKey, publicUrl } = app.config;
  const site = passkeySiteOf(publicUrl);

  serveEndpoint(app, listPasskeysEndpoint, async ({ caller }) => ({
    message: 'Passkeys fetched successfully',
    result: { passkeys: await selectPasskeys(database, caller.user_id) },
  }));

  serveEndpoint(app, createPasskeyOptionsEndpoint, async ({ caller }) => ({
    message: 'The passkey can be made now',
    result: { options: await createPasskeyOptions(database, caller, { site, secretKey }) },
  }));

  serveEndpoint(app, createPasskeyEndpoint, async ({ caller, body, request, reply }) => {
    const passkey_name = body.passkey_name || describeDevice(request.headers['user-agent'] ?? '').message;
    const { credential } = body;
    const passkey = await createPasskey(database, caller, { credential, passkey_name, site, publicUrl });
    reply.code(201);
    return { message: 'The passkey was added', result: { passkey } };
  });

  serveEndpoint(app, renamePasskeyEndpoint, async ({ caller, params, body }) => ({
    message: 'The passkey was renamed',
    result: { passkey: await renamePasskey(database, caller, { ...params, ...body }) },
  }));

  serveEndpoint(app, deletePasskeyEndpoint, async ({ caller, params }) => {
    await deletePasskey(database, caller, params.id);
    return { message: 'The passkey was removed', result: {} };
  });

  servePublicEndpoint(app, loginPasskeyOptionsEndpoint, async () => ({
    message: 'The passkey can be used now',
    result: { options: await loginPasskeyOptions(database, site) },
  }));

  servePublicEndpoint(app, loginPasskeyEndpoint, async ({ body, request, reply }) => {
    const opened = await loginPasskey(database, body.credential, deviceOf(request), { site, secretKey });
    return answerSignIn(reply, opened);
  });
}
