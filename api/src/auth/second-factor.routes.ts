import type { FastifyInstance } from 'fastify';
import {
  beginSecondFactorEndpoint,
  createRecoveryCodesEndpoint,
  createSecondFactorEndpoint,
  deleteSecondFactorEndpoint,
  getSecondFactorEndpoint,
  getSignInRulesEndpoint,
  loginSecondFactorEndpoint,
  updateSignInRulesEndpoint,
} from '@suite/contracts/auth';
import { serveEndpoint, servePublicEndpoint } from '../http/endpoints/serve-endpoint.ts';
import { answerSignIn } from './session/answer-sign-in.ts';
import { deviceOf } from './session/device-of.ts';
import { countRecoveryCodes, findAuthenticator, findSecondFactors } from './second-factors.repository.ts';
import { findSignInRules } from './sign-ins.repository.ts';
import { beginSecondFactor } from './use-cases/begin-second-factor.ts';
import { createNewRecoveryCodes } from './use-cases/create-recovery-codes.ts';
import { createSecondFactor } from './use-cases/create-second-factor.ts';
import { deleteSecondFactor } from './use-cases/delete-second-factor.ts';
import { loginSecondFactor } from './use-cases/login-second-factor.ts';
import { updateSignInRules } from './use-cases/update-sign-in-rules.ts';

export function registerSecondFactorRoutes(app: FastifyInstance): void {
  const { database } = app;
  const { secretKey, publicUrl } = app.config;

  servePublicEndpoint(app, loginSecondFactorEndpoint, async ({ body, request, reply }) => {
    return answerSignIn(reply, await loginSecondFactor(database, body, deviceOf(request), secretKey));
  });

  serveEndpoint(app, getSecondFactorEndpoint, async ({ caller: { user_id } }) => {
    const authenticator = await findAuthenticator(database, user_id);
    const { is_required } = await findSecondFactors(database, user_id);
    const result = {
      is_on: authenticator !== undefined,
      is_required,
      created_at: authenticator?.created_at ?? null,
      recovery_codes_left: await countRecoveryCodes(database, user_id),
    };
    return { message: 'Two-step verification fetched successfully', result };
  });
  serveEndpoint(app, beginSecondFactorEndpoint, async ({ caller }) => ({
    message: 'The authenticator app can be set up now',
    result: await beginSecondFactor(database, caller, secretKey),
  }));
  serveEndpoint(app, createSecondFactorEndpoint, async ({ caller, body, reply }) => {
    const recovery_codes = await createSecondFactor(database, caller, body.code, { secretKey, publicUrl });
    reply.code(201);
    return { message: 'Two-step verification is on', result: { recovery_codes } };
  });
  serveEndpoint(app, deleteSecondFactorEndpoint, async ({ caller }) => {
    await deleteSecondFactor(database, caller);
    return { message: 'Two-step verification is off', result: {} };
  });
  serveEndpoint(app, createRecoveryCodesEndpoint, async ({ caller, reply }) => {
    const recovery_codes = await createNewRecoveryCodes(database, caller, publicUrl);
    reply.code(201);
    return { message: 'New recovery codes were made', result: { recovery_codes } };
  });

  serveEndpoint(app, getSignInRulesEndpoint, async () => ({
    message: 'Sign-in rules fetched successfully',
    result: await findSignInRules(database),
  }));
  serveEndpoint(app, updateSignInRulesEndpoint, async ({ caller, body }) => {
    const result = await updateSignInRules(database, caller, body);
    return { message: 'Sign-in rules updated successfully!', result };
  });
}
