import type { FastifyRequest } from 'fastify';
import { readSessionCookies } from './session-cookies.ts';
import type { Device } from '../auth/auth.public.ts';

/** Whence a sign-in comes, and the session tokens its browser holds. */
export function deviceOf(request: FastifyRequest): Device {
  const { access, refresh } = readSessionCookies(request);
  return {
    address: request.ip,
    user_agent: request.headers['user-agent'] ?? '',
    presented: [access, refresh].filter((token) => token !== undefined),
  };
}
