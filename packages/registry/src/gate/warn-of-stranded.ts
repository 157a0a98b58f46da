import type { Database } from '@suite/database';
import type { FastifyInstance } from 'fastify';
import { listLiveReleases } from '../releases.repository.ts';
import { strandedReleases, type StrandedRelease } from './check-gate.ts';
import type { GateHost } from './gate-host.ts';

/** Which live releases the host, as it is now, leaves without what they need. */
export async function findStranded(
  database: Database,
  readHost: () => Promise<GateHost>,
): Promise<StrandedRelease[]> {
  const [live, host] = await Promise.all([listLiveReleases(database), readHost()]);
  return strandedReleases(live, host);
}

/** Says in the log of a server that starts what a new shell or server took away from live releases. */
export function warnOfStranded(
  app: FastifyInstance,
  sources: { database: Database; readHost: () => Promise<GateHost> },
): void {
  app.addHook('onReady', async () => {
    try {
      for (const { remote, release, problems } of await findStranded(sources.database, sources.readHost)) {
        const reasons = problems.map(({ message }) => message);
        app.log.warn(
          { remote, release, reasons },
          `${remote} ${release} is live and needs what is not there.`,
        );
      }
    } catch (error) {
      // Requests will say so themselves; a server that starts before its database must still start.
      app.log.warn({ err: error }, 'The live releases could not be checked against this server.');
    }
  });
}
