import type { ReleaseDependencies } from '@suite/descriptor';
import type { FastifyInstance } from 'fastify';
import { firstLanguage } from '../document/first-language.ts';
import type { GateHost } from '../gate/gate-host.ts';
import type { LiveSets } from '../document/live-set.ts';
import { requireActor, type Callers } from '../tokens/require-actor.ts';
import { listDependencies } from './list-dependencies.ts';

interface DependenciesDeps extends Callers {
  readHost: () => Promise<GateHost>;
  liveSets: LiveSets;
}

export function serveDependencies(
  app: FastifyInstance,
  { readHost, liveSets, ...callers }: DependenciesDeps,
): void {
  app.get('/releases/dependencies', async (request, reply) => {
    const actor = await requireActor(callers, request, reply);
    const [live, host] = await Promise.all([liveSets.listServed(), readHost()]);
    const { releases, dependencies } = listDependencies(
      live,
      host,
      firstLanguage(request.headers['accept-language']),
    );
    const isInScope = ({ remote }: { remote: string }) => actor.remote === '*' || remote === actor.remote;
    const result: ReleaseDependencies = {
      releases: releases.filter(isInScope),
      dependencies: dependencies.filter(isInScope),
    };
    reply.header('cache-control', 'no-store');
    return { success: true, message: `There are ${result.releases.length} live releases.`, result };
  });
}
