import { releaseBase, checkRelease, type Release } from '@suite/descriptor';
import type { FastifyInstance } from 'fastify';
import { checkGate } from '../gate/check-gate.ts';
import type { GateHost } from '../gate/gate-host.ts';
import { listLiveReleases } from '../releases.repository.ts';
import { requireScope, requireToken } from '../tokens/release-tokens.ts';
import type { ReleaseStore } from '../storage/release-storage.ts';
import { publishRelease } from './publish-release.ts';
import { receiveUpload, type UploadLimits } from './receive-upload.ts';
import { RegistryError } from '../errors/registry-error.ts';
import { releaseRefusal } from '../gate/gate-problem.ts';
import { permissionProblems } from '../gate/problems/permission-problems.ts';
import { reservedProblems } from '../gate/problems/route-problems.ts';

interface PublishDeps extends ReleaseStore {
  readHost: () => Promise<GateHost>;
  limits: UploadLimits;
}

export function servePublish(app: FastifyInstance, { readHost, limits, ...store }: PublishDeps): void {
  app.post('/releases', async (request, reply) => {
    const holder = await requireToken(store.database, request);
    const host = await readHost();
    const admit = (text: string) => {
      const manifest = readManifest(text, host);
      requireScope(holder, manifest.name);
      return manifest;
    };
    const { remote, release, added, ...published } = await publishRelease(
      { ...store, budgets: host.budgets },
      holder.id,
      async (staged) => {
        try {
          return await receiveUpload(request, { staged, limits, admit });
        } catch (error) {
          // An unread body would block the connection.
          request.raw.unpipe();
          request.raw.resume();
          throw error;
        }
      },
    );
    const problems = checkGate(
      { ...published, isMovedByTeam: holder.remote !== '*' },
      await listLiveReleases(store.database),
      host,
    );
    const obstacle = problems[0] ? ` It could not go live now: ${problems[0].message}` : '';
    return reply.code(added ? 201 : 200).send({
      success: true,
      message: `${remote} ${release} is ${added ? 'published' : 'published already'}.${obstacle}`,
      result: { remote, release, base: releaseBase(remote, release), problems },
    });
  });
}

function readManifest(text: string, host: GateHost): Release {
  const checked = checkRelease(parse(text));
  if (!checked.ok) {
    const { problems } = checked;
    const message = `release.json is not acceptable: ${problems[0]?.message ?? 'it is empty'}. Correct it, build again and publish again.`;
    throw new RegistryError('VALIDATION_ERROR', message, problems);
  }
  const { value: release } = checked;
  const refusal = releaseRefusal([...reservedProblems(release, host), ...permissionProblems(release, host)]);
  if (refusal) throw refusal;
  return release;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new RegistryError(
      'VALIDATION_ERROR',
      'The part "release" is not JSON. Send the release.json of the build.',
    );
  }
}
