import { check, isOwnPermission, releaseIdPattern } from '@suite/descriptor';
import type { FastifyInstance } from 'fastify';
import { object, string } from 'yup';
import { RegistryError, requireValid } from '../errors/registry-error.ts';
import { confirmationOf, requireActor, type Callers } from '../tokens/require-actor.ts';
import { decidePermission } from './decide-permission.ts';
import { listOwnPermissions } from './permission-states.ts';
import type { PermissionDecisionKind, PermissionHost } from './permission-host.ts';

const example = 'Send {}, or {"release": "1.0.0-3f2a9c0d1e4b"} for the release whose wording was read';

const bodySchema = object({
  release: string()
    .typeError('release must be text')
    .matches(releaseIdPattern, 'release must look like 1.0.0-3f2a9c0d1e4b')
    .optional(),
})
  .noUnknown('The body has unknown fields: ${unknown}')
  .typeError(example)
  .required(example);

const decisions: Readonly<Record<string, PermissionDecisionKind>> = {
  accept: 'accepted',
  refuse: 'refused',
  withdraw: 'withdrawn',
};

interface PermissionsDeps extends Callers {
  permissionHost: PermissionHost | undefined;
}

export function servePermissions(
  app: FastifyInstance,
  { permissionHost, ...callers }: PermissionsDeps,
): void {
  const { database } = callers;
  for (const [verb, decision] of Object.entries(decisions)) {
    app.post<{ Params: { name: string } }>(`/permissions/:name/${verb}`, async (request, reply) => {
      const { name: permission_name } = request.params;
      const actor = await requireActor(callers, request, reply);
      if (actor.remote !== '*') {
        const message = `Operators decide about permissions: ask one of them about ${permission_name}.`;
        throw new RegistryError('PERMISSION_DENIED', message);
      }
      const { release } = requireValid(check(bodySchema, request.body ?? {}));
      const remote = remoteOf(permission_name);
      const asked = { permission_name, remote, decision, release };
      const confirm = confirmationOf(callers, actor, request);
      const deps = { database, permissionHost, confirm };
      const { changed, message } = await decidePermission(deps, asked, actor);
      const own = await listOwnPermissions(database, permissionHost, remote);
      const result = {
        remote,
        changed,
        permission: own.get(remote)?.find((one) => one.name === permission_name),
      };
      return { success: true, message, result };
    });
  }
}

/** @throws RegistryError for a permission of the host */
function remoteOf(permission_name: string): string {
  if (!isOwnPermission(permission_name))
    throw new RegistryError('NOT_FOUND', `No release declares ${permission_name}.`);
  return `mf-${permission_name.slice(0, permission_name.indexOf('.'))}`;
}
