import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { repeatUntilStopped } from './repeat-until-stopped.ts';

const pauseMs = 50;
const graceMs = 500;

/** Closes idle keep-alive connections during shutdown, which would otherwise delay it until the process is killed. */
export const endConnections = fastifyPlugin(async function endConnections(app: FastifyInstance) {
  const { server } = app;
  const answers = new Set<ServerResponse>();
  let isStopping = false;
  let stopEnding: (() => Promise<void>) | undefined;

  server.on('request', (_request, response: ServerResponse) => {
    answers.add(response);
    response.once('close', () => answers.delete(response));
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isStopping) reply.header('connection', 'close');
  });
  app.addHook('preClose', async () => {
    isStopping = true;
    let quietSince = performance.now();
    stopEnding = repeatUntilStopped(app.log, {
      async work() {
        server.closeIdleConnections();
        if (answers.size > 0) quietSince = performance.now();
        else if (performance.now() - quietSince > graceMs) server.closeAllConnections();
      },
      pauseMs,
      failureMessage: 'Idle connections could not be closed; retrying until the server has stopped',
    });
  });
  app.addHook('onClose', async () => stopEnding?.());
});
