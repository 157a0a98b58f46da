import type { FastifyReply, FastifyRequest } from 'fastify';
import { apiTokenStart } from '../../access/caller.ts';
import { ApiError } from '../errors/api-error.ts';

const isTokenHeader = new RegExp(`^Bearer +${apiTokenStart}`, 'i');
const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Prevents cross-site request forgery. Browsers send `Origin` with every write; cookies without it are refused. */
export function refuseForeignOrigin(
  request: FastifyRequest,
  _reply: FastifyReply,
  done: (error?: Error) => void,
): void {
  if (isTrusted(request)) done();
  else done(new ApiError(403, 'ORIGIN_REFUSED', 'This request did not come from the application itself.'));
}

function isTrusted(request: FastifyRequest): boolean {
  if (reading.has(request.method)) return true;
  const { authorization, origin, cookie } = request.headers;
  // No other site can send a token that it does not hold, and cookies do not count beside it.
  if (isTokenHeader.test(authorization ?? '')) return true;
  return origin === undefined ? !cookie || isOwnFetch(request) : isOwnOrigin(request, origin);
}

function isOwnFetch(request: FastifyRequest): boolean {
  return request.headers['sec-fetch-site'] === 'same-origin';
}

function isOwnOrigin(request: FastifyRequest, origin: string): boolean {
  if (!URL.canParse(origin)) return false;
  const { host } = new URL(origin);
  const known = new URL(request.server.config.publicUrl);
  // Fastify's `request.host` trusts X-Forwarded-Host, which a proxy may pass on from any caller. For the public
  // address, the scheme must match, too: plain http may be an attacker on the network.
  return host === known.host ? origin === known.origin : host === request.headers.host;
}
