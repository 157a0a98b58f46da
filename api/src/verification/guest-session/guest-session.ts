import type { FastifyRequest } from 'fastify';
import { hashVerificationToken } from '../../bookings/bookings.public.ts';
import { findGuest, type Guest } from '../verification.public.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { readGuestCookie } from './guest-cookie.ts';

const tokenHeader = 'x-verification-token';

/**
 * The guest whose link a request presents, in its header or else in its cookie. The link is looked up each time, so
 * that a dead one ends at once. A session of staff is none of a guest.
 */
export async function requireGuest(request: FastifyRequest): Promise<Guest> {
  const token_hash = presentedHash(request);
  if (!token_hash) throw new DomainError('UNAUTHENTICATED', 'Please open the link of your booking again.');
  const guest = await findGuest(request.server.database, token_hash, request.ip);
  if (!guest) throw new DomainError('UNAUTHENTICATED', 'The verification link is invalid or expired.');
  return guest;
}

function presentedHash(request: FastifyRequest): Buffer | undefined {
  const token = request.headers[tokenHeader];
  // What is sent beside a cookie of another tab's link names this tab's.
  return typeof token === 'string' && token !== '' ? hashVerificationToken(token) : readGuestCookie(request);
}
