import type { Database } from '@suite/database';
import { check, releaseIdPattern } from '@suite/remote-kit/descriptor';
import type { FastifyInstance } from 'fastify';
import { object, string } from 'yup';
import { RegistryError } from '../errors/registry-error.ts';
import type { ReleaseStorage } from '../storage/release-storage.ts';
import { requireScope, requireToken } from '../tokens/release-tokens.ts';
import { promoteRelease } from './promote-release.ts';

const bodySchema = object({
  release: string()
    .typeError('release must be text')
    .matches(releaseIdPattern, 'release must look like 1.0.0-3f2a9c0d1e4b')
    .required('release is required'),
})
  .noUnknown('The body has fields nobody reads: ${unknown}')
  .required('Say which release: {"release": "1.0.0-3f2a9c0d1e4b"}')
  .typeError('Say which release: {"release": "1.0.0-3f2a9c0d1e4b"}');

/** `POST /platform/remotes/:name/promote`. */
export function servePromote(
  app: FastifyInstance,
  { database, storage }: { database: Database; storage: ReleaseStorage },
): void {
  app.post<{ Params: { name: string } }>('/remotes/:name/promote', async (request) => {
    const holder = await requireToken(database, request);
    const remote = request.params.name;
    requireScope(holder, remote);
    const body = check(bodySchema, request.body);
    if (!body.ok)
      throw new RegistryError(400, 'VALIDATION_ERROR', body.problems[0]?.message ?? '', body.problems);
    const { release } = body.value;
    if (!(await storage.exists(`${remote}/${release}`))) {
      const message = `The registry holds no files of ${remote} ${release}. Publish it first.`;
      throw new RegistryError(404, 'NOT_FOUND', message);
    }
    const result = await promoteRelease(database, {
      remote,
      release,
      moved_by: holder.id,
      address: request.ip,
    });
    return {
      success: true,
      message: `${remote} ${release} is live${result.moved ? '' : ' already'}.`,
      result,
    };
  });
}
