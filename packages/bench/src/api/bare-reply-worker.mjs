import fastify from 'fastify';
import { answerParent } from './worker-answers.mjs';

let body = '';
const app = fastify();
app.get('/', (_request, reply) => reply.type('application/json; charset=utf-8').send(body));
const url = await app.listen({ port: 0, host: '127.0.0.1' });

/** Answers every request with the given text from a bare Fastify. Runs as a process of its own. */
answerParent(async (/** @type {{ body: string }} */ order) => {
  body = order.body;
  return { url };
});
