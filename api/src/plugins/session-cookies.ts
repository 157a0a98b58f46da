import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { lifetimeInSeconds } from '../auth/auth.public.ts';

const accessCookie = 'suite_access';
const refreshCookie = 'suite_refresh';

export interface CookieTokens {
  access: string | undefined;
  refresh: string | undefined;
}

export function readSessionCookies(request: FastifyRequest): CookieTokens {
  return { access: request.cookies[accessCookie], refresh: request.cookies[refreshCookie] };
}

export function setSessionCookies(
  reply: FastifyReply,
  tokens: { accessToken: string; refreshToken: string | undefined },
): void {
  const { access, refresh } = lifetimeInSeconds;
  const attributes = attributesOf(reply);
  reply.setCookie(accessCookie, tokens.accessToken, { ...attributes, maxAge: access });
  if (tokens.refreshToken) {
    reply.setCookie(refreshCookie, tokens.refreshToken, { ...attributes, maxAge: refresh });
  }
}

export function clearSessionCookies(reply: FastifyReply): void {
  reply.clearCookie(accessCookie, attributesOf(reply));
  reply.clearCookie(refreshCookie, attributesOf(reply));
}

function attributesOf(reply: FastifyReply): CookieSerializeOptions {
  const secure = reply.server.config.publicUrl.startsWith('https:');
  return { httpOnly: true, sameSite: 'lax', secure, path: '/' };
}
