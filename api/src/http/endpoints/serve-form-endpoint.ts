import type { FastifyInstance } from 'fastify';
import type { AnyEndpoint, Endpoint } from '@suite/contracts/http';
import { readForm, takeForms } from '../bodies/form-bodies.ts';
import type { CallerOf } from './require-caller.ts';
import { serveEndpoint, type EndpointHandler } from './serve-endpoint.ts';

/** Serves a call of signed-in people that carries files. `admit` refuses callers before their files are read. */
export function serveFormEndpoint<E extends AnyEndpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: EndpointHandler<E, CallerOf<E>>,
  admit: (caller: CallerOf<E>) => unknown,
): void {
  // The plugin scope ensures that no other endpoint accepts forms.
  void app.register(async (scope) => {
    await takeForms(scope);
    scope.addHook('preValidation', async (request, reply) => {
      if (!request.caller) throw new Error(`${endpoint.name} was reached without a caller`);
      admit(request.caller as CallerOf<E>);
      await readForm(request, reply, endpoint as AnyEndpoint as Endpoint, `user ${request.caller.user_id}`);
    });
    serveEndpoint(scope, endpoint, handler);
  });
}
