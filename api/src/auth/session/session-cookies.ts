import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { lifetimeInSeconds } from '../domain/tokens.ts';
import { cookieName } from '../../http/security/cookie-name.ts';

export interface CookieTokens {
  access: string | undefined;
  refresh: string | undefined;
}

export function readSessionCookies(request: FastifyRequest): CookieTokens {
  const { access, refresh } = namesOf(request.server);
  return { access: request.cookies[access], refresh: request.cookies[refresh] };
}

export function setSessionCookies(
  reply: FastifyReply,
  tokens: { accessToken: string; refreshToken: string | undefined },
): void {
  reply.request.hasWritten = true;
  const { access, refresh } = namesOf(reply.server);
  const attributes = attributesOf(reply);
  reply.setCookie(access, tokens.accessToken, { ...attributes, maxAge: lifetimeInSeconds.access });
  if (tokens.refreshToken) {
    reply.setCookie(refresh, tokens.refreshToken, { ...attributes, maxAge: lifetimeInSeconds.refresh });
  }
}

export function clearSessionCookies(reply: FastifyReply): void {
  const { access, refresh } = namesOf(reply.server);
  reply.clearCookie(access, attributesOf(reply));
  reply.clearCookie(refresh, attributesOf(reply));
}

function namesOf({ config }: FastifyInstance) {
  return { access: cookieName('suite_access', config), refresh: cookieName('suite_refresh', config) };
}

function attributesOf(reply: FastifyReply): CookieSerializeOptions {
  const secure = reply.server.config.publicUrl.startsWith('https:');
  return { httpOnly: true, sameSite: 'lax', secure, path: '/' };
}
