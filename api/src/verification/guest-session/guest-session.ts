import type { FastifyRequest } from 'fastify';
import { hashVerificationToken } from '../../bookings/bookings.public.ts';
import { findGuest, type Guest } from '../verification.public.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { readGuestCookie } from './guest-cookie.ts';

const tokenHeader = 'x-verification-token';

/** Looks the link up on each request, so that an expired link is refused at once. Staff sessions are not accepted. */
export async function requireGuest(request: FastifyRequest): Promise<Guest> {
  const token_hash = presentedHash(request);
  if (!token_hash) throw new DomainError('UNAUTHENTICATED', 'GUEST_LINK_REQUIRED');
  const guest = await findGuest(request.server.database, token_hash, request.ip);
  if (!guest) throw new DomainError('UNAUTHENTICATED', 'GUEST_LINK_INVALID');
  return guest;
}

function presentedHash(request: FastifyRequest): Buffer | undefined {
  const token = request.headers[tokenHeader];
  // The header takes precedence, because the cookie may belong to the link of another tab.
  return typeof token === 'string' && token !== '' ? hashVerificationToken(token) : readGuestCookie(request);
}
