import {
  checkSelfieEndpoint,
  createVerificationAttemptEndpoint,
  drawChallengeEndpoint,
  getVerificationImageEndpoint,
  verifyIdentityEndpoint,
} from '@suite/contracts/verification';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { serveGuestEndpoint, serveRawGuestEndpoint } from './guest-session/serve-guest-endpoint.ts';
import { checkSentence, selfieSentence } from './domain/check-sentence.ts';
import { checkSelfie } from './use-cases/check-selfie.ts';
import { recordVerifiedIdentity } from './use-cases/verify-identity/record-verified-identity.ts';
import { drawChallenge } from './use-cases/draw-challenge.ts';
import { getVerificationImage } from './use-cases/get-verification-image.ts';
import { queuedSelfieChecks } from './use-cases/selfie-jobs.ts';
import { verifyIdentity } from './use-cases/verify-identity/verify-identity.flow.ts';

export function registerIdentityRoutes(app: FastifyInstance): void {
  const face_engine = app.config.identity.engine ?? 'local';
  const { database, images, verificationJobs: jobs } = app;
  const { secretKey } = app.config;
  serveGuestEndpoint(app, drawChallengeEndpoint, async ({ body, caller }) => ({
    message: 'Please move your head as asked',
    result: await drawChallenge(app.database, caller, body, face_engine),
  }));
  const identity = queuedSelfieChecks({ database, images, jobs });
  const placeOf = ({ log }: FastifyRequest) => ({
    ...{ database, images, jobs, identity, face_engine, secretKey },
    onFailure: (error: unknown) =>
      log.error({ err: error }, 'Photos could not be checked; the guest is asked to try again'),
  });
  serveGuestEndpoint(app, checkSelfieEndpoint, async ({ body, caller, request }) => {
    const { selfie, frames = [] } = request.formFiles;
    if (!selfie?.[0]) throw new Error('The form was read without its selfie');
    const result = await checkSelfie(placeOf(request), caller, body, { selfie: selfie[0], frames });
    return { success: result.success, message: selfieSentence(result), result };
  });
  serveGuestEndpoint(app, verifyIdentityEndpoint, async ({ body, caller, request }) => {
    const { selfie, document, document_back } = request.formFiles;
    const photos = {
      selfie: selfie?.[0],
      document: document?.[0],
      document_back: document_back?.[0],
    };
    const result = await verifyIdentity(placeOf(request), caller, body, photos);
    return { success: result.success, message: checkSentence(result), result };
  });
  serveGuestEndpoint(app, createVerificationAttemptEndpoint, async ({ body, caller }) => ({
    message: 'The verification was recorded',
    result: await recordVerifiedIdentity(app.database, caller, body),
  }));
  serveRawGuestEndpoint(app, getVerificationImageEndpoint, async ({ params, caller }) => {
    const actor = { user_id: null, address: caller.address };
    const maySee = (image: { token_hash: Buffer }) => image.token_hash.equals(caller.token_hash);
    return getVerificationImage(app, { actor, hotel_id: caller.booking.hotel_id, maySee }, params.id);
  });
}
