import type { Database } from '@suite/database';
import { overrideHeader } from '@suite/remote-kit/descriptor';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { RegistryError } from '../errors/registry-error.ts';
import type { GateHost } from '../gate/gate-host.ts';
import type { Mover } from '../moves.repository.ts';
import { bearsReleaseToken } from '../tokens/release-tokens.ts';
import { requireMoverOf, type Callers } from '../tokens/require-mover.ts';
import { allowFreeOverride, grantOverride } from './grant-override.ts';
import { readOverrideRelease } from './override-release.ts';
import { readOverrideRequest } from './override-request.ts';
import {
  findFreeOverride,
  findOverride,
  handIn,
  revokeOverride,
  type StoredOverride,
} from './overrides.repository.ts';
import { readPresented, type OverrideSettings } from './presented-overrides.ts';

interface Granting extends Callers, OverrideSettings {
  readHost: () => Promise<GateHost>;
}

const largestBody = 4 * 1024 * 1024;

/** `/platform/overrides`: asks for an override, hands in a newer build of one, takes one back. */
export function serveGrants(
  app: FastifyInstance,
  { readHost, signer, freeOverrides, ...callers }: Granting,
): void {
  const { database, findPerson } = callers;
  const read = async (remote: string, release: unknown) =>
    release === undefined
      ? undefined
      : readOverrideRelease({ database, host: await readHost() }, remote, release);

  app.post('/overrides', { bodyLimit: largestBody }, async (request, reply) => {
    const wanted = readOverrideRequest(request.body);
    const { remote, url } = wanted;
    const isFree = freeOverrides && !bearsReleaseToken(request);
    const mover = isFree
      ? await somebody(callers, request, reply)
      : await requireMoverOf(remote, callers, request, reply);
    const release = await read(remote, wanted.release);
    const granting = { database, signer, findPerson };
    const grant = await (isFree ? allowFreeOverride : grantOverride)(granting, { ...wanted, release }, mover);
    reply.code(201).header('cache-control', 'no-store');
    const message = `${grant.granted_to} may see ${remote} from ${url}.`;
    return { success: true, message: message.replace(/^./, (first) => first.toUpperCase()), result: grant };
  });

  app.post('/overrides/release', { bodyLimit: largestBody }, async (request) => {
    const text = String(request.headers[overrideHeader] ?? '');
    const [presented] = readPresented(text, { signer, freeOverrides: false });
    if (presented?.kind !== 'grant') {
      const message =
        presented?.kind === 'refused' ? presented.message : `Send the grant: ${overrideHeader}.`;
      throw new RegistryError(403, 'PERMISSION_DENIED', message);
    }
    const { id, remote } = presented;
    const found = await findOverride(database, id);
    if (!found || found.revoked_at) {
      throw new RegistryError(
        403,
        'PERMISSION_DENIED',
        `The override of ${remote} was taken back. Ask for a new one.`,
      );
    }
    const release = await read(remote, request.body ?? null);
    if (release) await handIn(database, id, release);
    return {
      success: true,
      message: `${remote} was handed in.`,
      result: { id, remote, release: release?.release },
    };
  });

  app.delete<{ Params: { id: string } }>('/overrides/:id', async (request, reply) => {
    const found = /^\d{1,9}$/.test(request.params.id)
      ? await findOverride(database, Number(request.params.id))
      : undefined;
    const isFree = freeOverrides && !bearsReleaseToken(request) && (await holdsFreely(database, found));
    const mover = isFree
      ? await somebody(callers, request, reply)
      : await requireMoverOf(found?.remote ?? '*', callers, request, reply);
    if (!found) throw new RegistryError(404, 'NOT_FOUND', 'There is no such override.');
    await revokeOverride(database, found.id, mover);
    return {
      success: true,
      message: `The override of ${found.remote} was taken back.`,
      result: { id: found.id },
    };
  });
}

async function holdsFreely(database: Database, found: StoredOverride | undefined): Promise<boolean> {
  return found !== undefined && (await findFreeOverride(database, found))?.id === found.id;
}

/** Whoever asks a server in development, signed in or not. */
async function somebody(
  { visitor, findPerson }: Callers,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Mover> {
  const user_id = (await visitor(request, reply))?.user_id ?? null;
  const person = user_id === null ? undefined : await findPerson(String(user_id));
  return { token_id: null, user_id, name: person?.name ?? 'somebody in development', address: request.ip };
}
