import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieName } from '../../http/security/cookie-name.ts';
import { isOneOf, signaturesOf } from '../../sealing/secret-key.ts';

const name = 'suite_guest';
const purpose = 'verification.guest_cookie';
const lifetimeInSeconds = 24 * 60 * 60;

/** The signed cookie contains the hash of the token, so that the server stores no session. */
export function setGuestCookie(reply: FastifyReply, token_hash: Buffer, now = Date.now()): void {
  const { config } = reply.server;
  const { publicUrl, secretKey } = config;
  const text = `${token_hash.toString('base64url')}.${Math.floor(now / 1000) + lifetimeInSeconds}`;
  const [signature] = signaturesOf(secretKey, purpose, text);
  reply.setCookie(cookieName(name, config), `${text}.${signature.toString('base64url')}`, {
    httpOnly: true,
    sameSite: 'lax',
    secure: publicUrl.startsWith('https:'),
    path: '/',
    maxAge: lifetimeInSeconds,
  });
}

export function readGuestCookie(request: FastifyRequest, now = Date.now()): Buffer | undefined {
  const [hash = '', until = '', signature = ''] = (
    request.cookies[cookieName(name, request.server.config)] ?? ''
  ).split('.');
  const expected = signaturesOf(request.server.config.secretKey, purpose, `${hash}.${until}`);
  if (!isOneOf(expected, Buffer.from(signature, 'base64url'))) return undefined;
  return Number(until) * 1000 > now ? Buffer.from(hash, 'base64url') : undefined;
}
