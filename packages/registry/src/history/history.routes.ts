import type { Database } from '@suite/database';
import type { FastifyInstance } from 'fastify';
import { requireScope, requireToken } from '../tokens/release-tokens.ts';
import { listMoves, listReleases } from './history.repository.ts';

/** `GET /platform/remotes/:name/releases`: the newest releases and moves of one remote. */
export function serveHistory(app: FastifyInstance, { database }: { database: Database }): void {
  app.get<{ Params: { name: string } }>('/remotes/:name/releases', async (request, reply) => {
    const holder = await requireToken(database, request);
    const remote = request.params.name;
    requireScope(holder, remote);
    const [releases, moves] = await Promise.all([
      listReleases(database, remote),
      listMoves(database, remote),
    ]);
    reply.header('cache-control', 'no-store');
    const result = {
      remote,
      live: releases.find((release) => release.is_live)?.release ?? null,
      releases,
      moves,
    };
    return { success: true, message: `${remote} has ${releases.length} releases.`, result };
  });
}
