import { isOnThisMachine } from '@suite/descriptor';
import type { FastifyInstance } from 'fastify';
import { RegistryError } from '../errors/registry-error.ts';
import type { Callers } from '../tokens/require-actor.ts';
import type { GrantSigner } from './grant-signer.ts';
import { requireGrant } from './grants.routes.ts';
import { bindOverride } from './overrides.repository.ts';

export function serveConfirmation(
  app: FastifyInstance,
  { database, visitor, findPerson, signer }: Callers & { signer: GrantSigner },
): void {
  app.post('/overrides/confirm', async (request, reply) => {
    const { id, remote, url } = await requireGrant(database, signer, request);
    if (!isOnThisMachine(url)) {
      const message = 'Only a grant for a loopback address is confirmed by its user.';
      throw new RegistryError(409, 'CONFLICT', message);
    }
    const user_id = (await visitor(request, reply))?.user_id;
    if (user_id === undefined)
      throw new RegistryError(401, 'UNAUTHENTICATED', 'Sign in: a grant is confirmed by its user.');
    const name = (await findPerson(String(user_id)))?.name ?? `person ${user_id}`;
    if (!(await bindOverride(database, id, { user_id, name }))) {
      const message = `The override of ${remote} is granted to another user. Ask for a grant of your own.`;
      throw new RegistryError(403, 'PERMISSION_DENIED', message);
    }
    return { success: true, message: `You see ${remote} from ${url}.`, result: { id, granted_to: name } };
  });
}
