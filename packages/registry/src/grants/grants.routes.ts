import type { Database } from '@suite/database';
import { isOnThisMachine, overrideHeader, releaseId, type Release } from '@suite/descriptor';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { RegistryError } from '../errors/registry-error.ts';
import type { GateHost } from '../gate/gate-host.ts';
import { uploadLimits } from '../publish/receive-upload.ts';
import type { ReleaseActor } from '../release-changes.repository.ts';
import { bearsReleaseToken } from '../tokens/release-tokens.ts';
import { confirmationOf, requireActorOf, type Callers } from '../tokens/require-actor.ts';
import { allowFreeOverride, grantOverride, readOverrideRequest } from './grant-override.ts';
import { listOverrideOrigins, recordAskedOrigin } from './override-origins.repository.ts';
import {
  findFreeOverride,
  findOverride,
  storeDevelopmentBuild,
  revokeOverride,
  bindOverride,
  type StoredOverride,
} from './overrides.repository.ts';
import { readPresented, type OverrideSettings } from './presented-overrides.ts';
import type { GrantSigner } from './grant-signer.ts';
import { releaseRefusal } from '../gate/gate-problem.ts';
import { menuClashes } from '../gate/problems/menu-clashes.ts';
import { permissionProblems } from '../gate/problems/permission-problems.ts';
import { reservedProblems, routeClashes } from '../gate/problems/route-problems.ts';
import { readShape } from '../gate/problems/shape-problems.ts';
import { textClashes } from '../gate/problems/text-clashes.ts';
import { listLiveReleases } from '../releases.repository.ts';

interface GrantDeps extends Callers, OverrideSettings {
  readHost: () => Promise<GateHost>;
}

const maxBodyBytes = uploadLimits.releaseFileSize + 2 * 1024;

export function serveGrants(
  app: FastifyInstance,
  { readHost, signer, freeOverrides, ...callers }: GrantDeps,
): void {
  const { database, findPerson } = callers;
  const read = async (remote: string, release: unknown) =>
    release === undefined
      ? undefined
      : readOverrideRelease({ database, host: await readHost() }, remote, release);

  app.post('/overrides', { bodyLimit: maxBodyBytes }, async (request, reply) => {
    const wanted = readOverrideRequest(request.body);
    const { remote, url } = wanted;
    const isFree = freeOverrides && !bearsReleaseToken(request) && isOnThisMachine(url);
    const actor = isFree
      ? await developmentActor(callers, request, reply)
      : await requireActorOf(remote, callers, request, reply);
    await requireAcceptedOrigin(database, wanted, actor);
    const release = await read(remote, wanted.release);
    const confirm = confirmationOf(callers, actor, request);
    const granting = { database, signer, findPerson, confirm };
    const grant = await (isFree ? allowFreeOverride : grantOverride)(granting, { ...wanted, release }, actor);
    reply.code(201).header('cache-control', 'no-store');
    const message = `${grant.granted_to} may see ${remote} from ${url}.`;
    return { success: true, message: message.replace(/^./, (first) => first.toUpperCase()), result: grant };
  });

  app.post('/overrides/release', { bodyLimit: maxBodyBytes }, async (request) => {
    const { id, remote } = await requireGrant(database, signer, request);
    const release = await read(remote, request.body ?? null);
    if (release) await storeDevelopmentBuild(database, id, release);
    return {
      success: true,
      message: `The build of ${remote} was uploaded.`,
      result: { id, remote, release: release?.release },
    };
  });

  app.delete<{ Params: { id: string } }>('/overrides/:id', async (request, reply) => {
    const found = /^\d{1,9}$/.test(request.params.id)
      ? await findOverride(database, Number(request.params.id))
      : undefined;
    const isFree = freeOverrides && !bearsReleaseToken(request) && (await holdsFreely(database, found));
    const actor = isFree
      ? await developmentActor(callers, request, reply)
      : await requireActorOf(found?.remote ?? '*', callers, request, reply);
    if (!found) throw new RegistryError('NOT_FOUND', 'There is no such override.');
    await revokeOverride(database, found.id, actor);
    return {
      success: true,
      message: `The override of ${found.remote} was revoked.`,
      result: { id: found.id },
    };
  });
}

async function requireGrant(
  database: Database,
  signer: OverrideSettings['signer'],
  request: FastifyRequest,
): Promise<{ id: number; remote: string; url: string }> {
  const text = String(request.headers[overrideHeader] ?? '');
  const [presented] = readPresented(text, { signer, freeOverrides: false });
  if (presented?.kind !== 'grant') {
    const message = presented?.kind === 'refused' ? presented.message : `Send the grant: ${overrideHeader}.`;
    throw new RegistryError('PERMISSION_DENIED', message);
  }
  const { id, remote, url } = presented;
  const found = await findOverride(database, id);
  if (!found || found.revoked_at || found.is_token_revoked) {
    const message = `The override of ${remote} was revoked. Ask for a new one.`;
    throw new RegistryError('PERMISSION_DENIED', message);
  }
  return { id, remote, url };
}

/** Stores a request for an origin without a decision. @throws RegistryError 403 unless it is accepted */
async function requireAcceptedOrigin(
  database: Database,
  { remote, url }: { remote: string; url: string },
  actor: ReleaseActor,
): Promise<void> {
  if (isOnThisMachine(url)) return;
  const { origin } = new URL(url);
  const found = (await listOverrideOrigins(database, remote)).find((one) => one.origin === origin);
  if (found?.status === 'accepted') return;
  await recordAskedOrigin(database, { remote, origin }, actor);
  const message =
    found?.status === 'refused'
      ? `Operators refused overrides of ${remote} from ${origin}.`
      : `${origin} is not on the list of origins of ${remote}. An operator accepts it on Releases, where your request is shown, or by: accept-origin ${remote} ${origin}`;
  throw new RegistryError('PERMISSION_DENIED', message);
}

async function holdsFreely(database: Database, found: StoredOverride | undefined): Promise<boolean> {
  return found !== undefined && (await findFreeOverride(database, found))?.id === found.id;
}

async function developmentActor(
  { visitor, findPerson }: Callers,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<ReleaseActor> {
  const user_id = (await visitor(request, reply))?.user_id ?? null;
  const person = user_id === null ? undefined : await findPerson(String(user_id));
  return { token_id: null, user_id, name: person?.name ?? 'a user in development', address: request.ip };
}

export function serveConfirmation(
  app: FastifyInstance,
  { database, visitor, findPerson, signer }: Callers & { signer: GrantSigner },
): void {
  app.post('/overrides/confirm', async (request, reply) => {
    const { id, remote, url } = await requireGrant(database, signer, request);
    if (!isOnThisMachine(url)) {
      const message = 'Only a grant for a loopback address is confirmed by its user.';
      throw new RegistryError('CONFLICT', message);
    }
    const user_id = (await visitor(request, reply))?.user_id;
    if (user_id === undefined)
      throw new RegistryError('UNAUTHENTICATED', 'Sign in: a grant is confirmed by its user.');
    const name = (await findPerson(String(user_id)))?.name ?? `person ${user_id}`;
    if (!(await bindOverride(database, id, { user_id, name }))) {
      const message = `The override of ${remote} is granted to another user. Ask for a grant of your own.`;
      throw new RegistryError('PERMISSION_DENIED', message);
    }
    return { success: true, message: `You see ${remote} from ${url}.`, result: { id, granted_to: name } };
  });
}

/** Checks that it is compatible with the live releases; its size and shared modules do not matter. */
async function readOverrideRelease(
  { database, host }: { database: Database; host: GateHost },
  remote: string,
  value: unknown,
): Promise<{ release: string; manifest: Release }> {
  const shape = readShape(value);
  const manifest = 'release' in shape ? shape.release : undefined;
  if (!manifest) throw refusalOf('problems' in shape ? shape.problems : []);
  if (manifest.name !== remote) {
    const message = `This release.json is of ${manifest.name}, not of ${remote}. Serve ${remote} at this address.`;
    throw new RegistryError('VALIDATION_ERROR', message);
  }
  const others = (await listLiveReleases(database)).filter((live) => live.remote !== remote);
  const refusal = releaseRefusal([
    ...reservedProblems(manifest, host),
    ...permissionProblems(manifest, host),
    ...routeClashes(manifest, others),
    ...menuClashes(manifest, others),
    ...textClashes(manifest, others, host),
  ]);
  if (refusal) throw refusal;
  return { release: await releaseId(manifest), manifest };
}

function refusalOf(problems: Parameters<typeof releaseRefusal>[0]): RegistryError {
  const empty = new RegistryError(
    'VALIDATION_ERROR',
    'release is empty. Send the release.json of the build.',
  );
  return releaseRefusal(problems) ?? empty;
}
