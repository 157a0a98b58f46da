import type { FastifyInstance } from 'fastify';
import type { LiveRelease } from '../releases.repository.ts';
import { incompatibleReleases } from './check-gate.ts';
import type { GateHost } from './gate-host.ts';

export function warnIncompatibleReleases(
  app: FastifyInstance,
  { listServed, readHost }: { listServed: () => Promise<LiveRelease[]>; readHost: () => Promise<GateHost> },
): void {
  app.addHook('onReady', async () => {
    try {
      const [live, host] = await Promise.all([listServed(), readHost()]);
      for (const { remote, release, problems } of incompatibleReleases(live, host)) {
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
