import type { Database } from '@suite/database';
import type { FastifyInstance } from 'fastify';
import { listLiveReleases } from '../releases.repository.ts';
import { incompatibleReleases, type IncompatibleRelease } from './check-gate.ts';
import type { GateHost } from './gate-host.ts';

export async function findIncompatibleReleases(
  database: Database,
  readHost: () => Promise<GateHost>,
): Promise<IncompatibleRelease[]> {
  const [live, host] = await Promise.all([listLiveReleases(database), readHost()]);
  return incompatibleReleases(live, host);
}

export function warnIncompatibleReleases(
  app: FastifyInstance,
  sources: { database: Database; readHost: () => Promise<GateHost> },
): void {
  app.addHook('onReady', async () => {
    try {
      for (const { remote, release, problems } of await findIncompatibleReleases(
        sources.database,
        sources.readHost,
      )) {
        const reasons = problems.map(({ message }) => message);
        app.log.warn(
          { remote, release, reasons },
          `${remote} ${release} is live and not compatible with this server: promote a release that is, or deploy the server it needs.`,
        );
      }
    } catch (error) {
      // A server that starts before its database must still start.
      app.log.warn(
        { err: error },
        'The live releases could not be checked against this server. The page Releases shows those that are not compatible.',
      );
    }
  });
}
