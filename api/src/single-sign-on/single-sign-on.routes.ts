import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  findSignInProviderEndpoint,
  finishSingleSignOnEndpoint,
  getSingleSignOnEndpoint,
  startSingleSignOnEndpoint,
  testSingleSignOnEndpoint,
  updateSingleSignOnEndpoint,
} from '@suite/contracts/single-sign-on';
import { cookieName } from '../http/security/cookie-name.ts';
import { deviceOf, getUserProfile, setSessionCookies } from '../auth/auth.public.ts';
import { serveEndpoint, servePublicEndpoint } from '../http/endpoints/serve-endpoint.ts';
import { ownerOf } from './domain/provider-addresses.ts';
import { findUsableProvider } from './providers.repository.ts';
import { finishSingleSignOn } from './use-cases/finish-single-sign-on.ts';
import { getSingleSignOn } from './use-cases/get-single-sign-on.ts';
import { startSingleSignOn, type SignInContext } from './use-cases/start-single-sign-on.ts';
import { testSingleSignOn } from './use-cases/test-single-sign-on.ts';
import { updateSingleSignOn } from './use-cases/update-single-sign-on.ts';

const signInCookie = 'suite_sign_in';
const signInCookieSeconds = 10 * 60;

function readSignInCookie(request: FastifyRequest): string | undefined {
  return request.cookies[cookieName(signInCookie, request.server.config)];
}

function setSignInCookie(reply: FastifyReply, token: string): void {
  const { config } = reply.server;
  reply.setCookie(cookieName(signInCookie, config), token, {
    httpOnly: true,
    sameSite: 'lax',
    secure: config.publicUrl.startsWith('https:'),
    path: '/',
    maxAge: signInCookieSeconds,
  });
}

export function registerSingleSignOnRoutes(app: FastifyInstance, context: SignInContext): void {
  const { database } = app;
  const { publicUrl } = context;

  servePublicEndpoint(app, findSignInProviderEndpoint, async ({ params }) => {
    const provider = await findUsableProvider(database, ownerOf(params.provider));
    return {
      message: 'Ways to sign in fetched successfully',
      result: { provider_name: provider?.provider_name ?? null },
    };
  });

  servePublicEndpoint(app, startSingleSignOnEndpoint, async ({ params, body, request, reply }) => {
    const { continue_at, browserToken } = await startSingleSignOn(
      database,
      { ...params, return_to: body.return_to, browserToken: readSignInCookie(request) },
      context,
    );
    setSignInCookie(reply, browserToken);
    return { message: 'The sign-in goes on at the provider', result: { continue_at } };
  });

  servePublicEndpoint(app, finishSingleSignOnEndpoint, async ({ params, body, request, reply }) => {
    const opened = await finishSingleSignOn(
      database,
      { ...params, ...body, browserToken: readSignInCookie(request), device: deviceOf(request) },
      context,
    );
    const { accessToken, refreshToken, return_to } = opened;
    setSessionCookies(reply, { accessToken, refreshToken });
    const user = await getUserProfile(database, opened);
    return { message: 'Login successful', result: { user, accessToken, refreshToken, return_to } };
  });

  serveEndpoint(app, getSingleSignOnEndpoint, async ({ caller, query }) => ({
    message: 'Single sign-on fetched successfully',
    result: await getSingleSignOn(database, caller, query.hotelId, publicUrl),
  }));

  serveEndpoint(app, updateSingleSignOnEndpoint, async ({ caller, query, body }) => {
    const result = await updateSingleSignOn(database, caller, { ...body, hotelId: query.hotelId }, context);
    return { message: 'Single sign-on saved successfully!', result };
  });

  serveEndpoint(app, testSingleSignOnEndpoint, async ({ caller, query, body }) => ({
    message: 'The connection works',
    result: { found: await testSingleSignOn(database, caller, { ...body, hotelId: query.hotelId }, context) },
  }));
}
