import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieName } from './cookie-name.ts';

const name = 'suite_guest';
const lifetimeInSeconds = 24 * 60 * 60;

/** Remembers whose link was opened. Nothing is stored: the signed cookie names the hash of the link's token. */
export function setGuestCookie(reply: FastifyReply, token_hash: Buffer, now = Date.now()): void {
  const { config } = reply.server;
  const { publicUrl, secretKey } = config;
  const text = `${token_hash.toString('base64url')}.${Math.floor(now / 1000) + lifetimeInSeconds}`;
  reply.setCookie(cookieName(name, config), `${text}.${signatureOf(secretKey, text).toString('base64url')}`, {
    httpOnly: true,
    sameSite: 'lax',
    secure: publicUrl.startsWith('https:'),
    path: '/',
    maxAge: lifetimeInSeconds,
  });
}

/** The hash in a cookie of ours that is not over; undefined for any other. */
export function readGuestCookie(request: FastifyRequest, now = Date.now()): Buffer | undefined {
  const [hash = '', until = '', signature = ''] = (
    request.cookies[cookieName(name, request.server.config)] ?? ''
  ).split('.');
  const expected = signatureOf(request.server.config.secretKey, `${hash}.${until}`);
  const given = Buffer.from(signature, 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  return Number(until) * 1000 > now ? Buffer.from(hash, 'base64url') : undefined;
}

// A key of its own, so that what is signed for another purpose can never be passed off as a session.
function signatureOf(secretKey: Buffer, text: string): Buffer {
  const key = Buffer.from(hkdfSync('sha256', secretKey, '', 'verification.guest_cookie', 32));
  return createHmac('sha256', key).update(text).digest();
}
