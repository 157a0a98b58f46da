import {
  accompanyGuestEndpoint,
  chooseBirthDateEndpoint,
  chooseDeskEndpoint,
  chooseLanguageEndpoint,
  deleteVerificationDataEndpoint,
  getUserByTokenEndpoint,
  giveConsentEndpoint,
  rateStayEndpoint,
  sendVerificationEmailEndpoint,
  storeGuestFactsEndpoint,
  undoAccompanyEndpoint,
} from '@suite/contracts/verification';
import type { FastifyInstance } from 'fastify';
import { hashVerificationToken } from '../bookings/bookings.public.ts';
import { setGuestCookie } from './guest-session/guest-cookie.ts';
import { servePublicEndpoint } from '../http/endpoints/serve-endpoint.ts';
import { serveGuestEndpoint } from './guest-session/serve-guest-endpoint.ts';
import { accompanyGuest } from './use-cases/accompany-guest.ts';
import { chooseBirthDate } from './use-cases/choose-birth-date.ts';
import { chooseDesk } from './use-cases/choose-desk.ts';
import { chooseLanguage } from './use-cases/choose-language.ts';
import { deleteVerificationData } from './use-cases/delete-verification-data.ts';
import { getUserByToken } from './use-cases/get-user-by-token.ts';
import { giveConsent } from './use-cases/give-consent.ts';
import { rateOwnStay } from './use-cases/rate-own-stay.ts';
import { sendVerificationEmail } from './use-cases/send-verification-email.ts';
import { storeGuestFacts } from './use-cases/store-guest-facts.ts';
import { undoAccompany } from './use-cases/undo-accompany.ts';
import { registerIdentityRoutes } from './identity.routes.ts';

export function registerVerificationRoutes(app: FastifyInstance): void {
  app.decorateRequest('guest', null);
  registerIdentityRoutes(app);
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
  serveGuestEndpoint(app, chooseBirthDateEndpoint, async ({ body, caller }) => {
    const { database, config } = app;
    await chooseBirthDate({ database, secretKey: config.secretKey }, caller, body);
    return { message: 'Your date of birth was stored', result: {} };
  });
  serveGuestEndpoint(app, chooseDeskEndpoint, async ({ body, caller }) => ({
    message: 'Please show your ID at the front desk when you arrive',
    result: await chooseDesk(app.database, caller, body),
  }));
  serveGuestEndpoint(app, chooseLanguageEndpoint, async ({ body, caller }) => ({
    message: 'Your language was stored',
    result: await chooseLanguage(app.database, caller, body),
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
  serveGuestEndpoint(app, storeGuestFactsEndpoint, async ({ body, caller }) => {
    await storeGuestFacts(app.database, caller, body);
    return { message: 'Your details were stored', result: {} };
  });
  serveGuestEndpoint(app, rateStayEndpoint, async ({ body, caller }) => {
    await rateOwnStay(app.database, caller, body);
    return { message: 'Thank you for your rating', result: {} };
  });
}
