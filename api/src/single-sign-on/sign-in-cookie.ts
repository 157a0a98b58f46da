import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieName } from '../http/security/cookie-name.ts';

const name = 'suite_sign_in';
const lifetimeInSeconds = 10 * 60;

export function readSignInCookie(request: FastifyRequest): string | undefined {
  return request.cookies[cookieName(name, request.server.config)];
}

export function setSignInCookie(reply: FastifyReply, token: string): void {
  const { config } = reply.server;
  reply.setCookie(cookieName(name, config), token, {
    httpOnly: true,
    sameSite: 'lax',
    secure: config.publicUrl.startsWith('https:'),
    path: '/',
    maxAge: lifetimeInSeconds,
  });
}
