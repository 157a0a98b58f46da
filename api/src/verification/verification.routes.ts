import {
  accompanyGuestEndpoint,
  checkSelfieEndpoint,
  chooseDeskEndpoint,
  chooseLanguageEndpoint,
  createVerificationAttemptEndpoint,
  deleteVerificationDataEndpoint,
  drawChallengeEndpoint,
  getUserByTokenEndpoint,
  getVerificationImageEndpoint,
  giveConsentEndpoint,
  rateStayEndpoint,
  sendVerificationEmailEndpoint,
  undoAccompanyEndpoint,
  verifyIdentityEndpoint,
} from '@suite/contracts/verification';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { hashVerificationToken } from '../bookings/bookings.public.ts';
import { setGuestCookie } from './guest-session/guest-cookie.ts';
import { servePublicEndpoint } from '../http/endpoints/serve-endpoint.ts';
import { serveGuestEndpoint, serveRawGuestEndpoint } from './guest-session/serve-guest-endpoint.ts';
import { checkSentence, selfieSentence } from './domain/check-sentence.ts';
import { accompanyGuest } from './use-cases/accompany-guest.ts';
import { checkSelfie } from './use-cases/check-selfie.ts';
import { chooseDesk } from './use-cases/choose-desk.ts';
import { chooseLanguage } from './use-cases/choose-language.ts';
import { createVerificationAttempt } from './use-cases/create-verification-attempt.ts';
import { deleteVerificationData } from './use-cases/delete-verification-data.ts';
import { drawChallenge } from './use-cases/draw-challenge.ts';
import { getUserByToken } from './use-cases/get-user-by-token.ts';
import { getVerificationImage } from './use-cases/get-verification-image.ts';
import { giveConsent } from './use-cases/give-consent.ts';
import { rateOwnStay } from './use-cases/rate-own-stay.ts';
import { queuedSelfieChecks } from './use-cases/selfie-jobs.ts';
import { sendVerificationEmail } from './use-cases/send-verification-email.ts';
import { undoAccompany } from './use-cases/undo-accompany.ts';
import { verifyIdentity } from './use-cases/verify-identity.ts';

export function registerVerificationRoutes(app: FastifyInstance): void {
  app.decorateRequest('guest', null);
  const face_engine = app.config.identity.engine ?? 'local';
  servePublicEndpoint(app, getUserByTokenEndpoint, async ({ params: { token }, reply }) => {
    const result = await getUserByToken(app.database, token, app.config);
    setGuestCookie(reply, hashVerificationToken(token));
    return { message: 'Booking fetched successfully', result };
  });
  serveGuestEndpoint(app, giveConsentEndpoint, async ({ body, caller }) => ({
    message: 'Your consent was stored',
    result: await giveConsent(app.database, caller, body, face_engine),
  }));
  serveGuestEndpoint(app, chooseDeskEndpoint, async ({ body, caller }) => ({
    message: 'Please show your ID at the front desk when you arrive',
    result: await chooseDesk(app.database, caller, body),
  }));
  serveGuestEndpoint(app, chooseLanguageEndpoint, async ({ body, caller }) => ({
    message: 'Your language was stored',
    result: await chooseLanguage(app.database, caller, body),
  }));
  serveGuestEndpoint(app, drawChallengeEndpoint, async ({ body, caller }) => ({
    message: 'Please move your head as asked',
    result: await drawChallenge(app.database, caller, body, face_engine),
  }));
  const { database, images, verificationJobs: jobs } = app;
  const identity = queuedSelfieChecks({ database, images, jobs });
  const placeOf = ({ log }: FastifyRequest) => ({
    ...{ database, images, jobs, identity, face_engine },
    onFailure: (error: unknown) => log.error({ err: error }, 'Photos could not be checked'),
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
    result: await createVerificationAttempt(app.database, caller, body),
  }));
  serveGuestEndpoint(app, sendVerificationEmailEndpoint, async ({ body, caller }) => ({
    message: 'The verification email was sent',
    result: await sendVerificationEmail(app.database, caller, body, app.config),
  }));
  serveGuestEndpoint(app, accompanyGuestEndpoint, async ({ body, caller }) => {
    await accompanyGuest(app.database, caller, body);
    return { message: 'The guest comes with you and needs no document', result: {} };
  });
  serveGuestEndpoint(app, undoAccompanyEndpoint, async ({ body, caller }) => {
    await undoAccompany(app.database, caller, body);
    return { message: 'The guest is not verified any more', result: {} };
  });
  serveGuestEndpoint(app, deleteVerificationDataEndpoint, async ({ caller }) => ({
    message: 'Your verification data was deleted',
    result: await deleteVerificationData(app, caller),
  }));
  serveGuestEndpoint(app, rateStayEndpoint, async ({ body, caller }) => {
    await rateOwnStay(app.database, caller, body);
    return { message: 'Thank you for your rating', result: {} };
  });
  serveRawGuestEndpoint(app, getVerificationImageEndpoint, async ({ params, caller }) => {
    const actor = { user_id: null, address: caller.address };
    const maySee = (image: { token_hash: Buffer }) => image.token_hash.equals(caller.token_hash);
    return getVerificationImage(app, { actor, maySee }, params.id);
  });
}
