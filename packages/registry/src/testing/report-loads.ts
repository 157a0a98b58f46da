import type { LoadReport } from '@suite/descriptor';
import type { FastifyInstance } from 'fastify';
import { signedIn } from './start-test-registry.ts';

type Person = Parameters<typeof signedIn>[0];

export function mounted(remote: string, release: string, change: Partial<LoadReport> = {}): LoadReport {
  return { remote, release, outcome: 'mounted', phase: 'render', cold: true, times: {}, ...change };
}

export function failed(remote: string, release: string, change: Partial<LoadReport> = {}): LoadReport {
  return mounted(remote, release, { outcome: 'failed', phase: 'start', ...change });
}

/** Reads the registry document as a shell does, then sends reports; `null` is a visitor without a session. */
export async function reportLoads(
  app: FastifyInstance,
  person: Person | null,
  reports: unknown[],
  headers: Record<string, string> = {},
  ran?: readonly string[],
) {
  const own = { ...(person && signedIn(person)), ...headers };
  await app.inject({ url: '/platform/remotes', headers: own });
  return sendReports(app, own, { reports, ran });
}

export function sendReports(app: FastifyInstance, headers: Record<string, string>, payload: object) {
  return app.inject({
    method: 'POST',
    url: '/platform/telemetry',
    headers,
    payload,
  });
}
