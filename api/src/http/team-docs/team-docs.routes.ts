import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { ApiError } from '../errors/api-error.ts';

export const teamDocsPath = '/platform/docs';

export const teamDocsFolder = fileURLToPath(new URL('../../team-docs/', import.meta.url));

const policy = [
  "default-src 'none'",
  "style-src 'self'",
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

export function registerTeamDocsRoutes(app: FastifyInstance, folder = teamDocsFolder): void {
  const read = (name: string) => readFile(join(folder, name), 'utf8').catch(() => undefined);
  const sendPage = async (reply: FastifyReply, name: string) => {
    const page = /^[a-z-]+$/.test(name) ? await read(`${name}.html`) : undefined;
    const isKnown = page !== undefined && name !== 'not-found';
    const html = page ?? (await read('not-found.html'));
    if (html === undefined)
      throw new ApiError(
        404,
        'NOT_FOUND',
        'The documentation is not built. Run npm run build and reload this page.',
      );
    return reply
      .code(isKnown ? 200 : 404)
      .headers({ 'content-security-policy': policy, 'cache-control': 'no-cache' })
      .type('text/html; charset=utf-8')
      .send(html);
  };
  app.get(teamDocsPath, (_request, reply) => sendPage(reply, 'index'));
  app.get(`${teamDocsPath}/team-docs.css`, async (_request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .type('text/css; charset=utf-8')
      .send(await read('team-docs.css')),
  );
  app.get<{ Params: { '*': string } }>(`${teamDocsPath}/*`, (request, reply) =>
    sendPage(reply, request.params['*'] === '' ? 'index' : request.params['*']),
  );
  for (const guess of ['/docs', '/docs/*']) app.get(guess, (_request, reply) => sendPage(reply, 'not-found'));
}
