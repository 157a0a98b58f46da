import type { FastifyRequest } from 'fastify';
import { readSessionCookies } from './session-cookies.ts';
import type { Device } from '../use-cases/open-account.ts';

export function deviceOf(request: FastifyRequest): Device {
  const { access, refresh } = readSessionCookies(request);
  return {
    address: request.ip,
    user_agent: request.headers['user-agent'] ?? '',
    presented: [access, refresh].filter((token) => token !== undefined),
  };
}
