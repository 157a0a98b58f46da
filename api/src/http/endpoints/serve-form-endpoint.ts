import type { FastifyInstance } from 'fastify';
import type { AnyEndpoint, Endpoint } from '@suite/contracts/http';
import type { Caller } from '../../access/caller.ts';
import { readForm, takeForms } from '../bodies/form-bodies.ts';
import { serveEndpoint, type EndpointHandler } from './serve-endpoint.ts';

/** Serves a call of signed-in people that carries files. `admit` refuses callers before their files are read. */
export function serveFormEndpoint<E extends AnyEndpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: EndpointHandler<E, Caller>,
  admit: (caller: Caller) => unknown,
): void {
  // The plugin scope ensures that no other endpoint accepts forms.
  void app.register(async (scope) => {
    await takeForms(scope);
    scope.addHook('preValidation', async (request, reply) => {
      if (!request.caller) throw new Error(`${endpoint.name} was reached without a caller`);
      admit(request.caller);
      await readForm(request, reply, endpoint as AnyEndpoint as Endpoint, `user ${request.caller.user_id}`);
    });
    serveEndpoint(scope, endpoint, handler);
  });
}
