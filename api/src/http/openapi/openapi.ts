import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { sendPage } from '../security/security-headers.ts';

export const openapiFile = fileURLToPath(new URL('../../../openapi.generated.json', import.meta.url));

const viewer = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
const viewerFiles = ['swagger-ui.css', 'swagger-ui-bundle.js'];

const start = `SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#api', deepLinking: true, defaultModelsExpandDepth: -1 });`;
const scripts = [`sha256-${createHash('sha256').update(start).digest('base64')}`];

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>API of the Management Suite</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="/api/docs/swagger-ui.css" />
  </head>
  <body>
    <main id="api"></main>
    <script src="/api/docs/swagger-ui-bundle.js"></script>
    <script>${start}</script>
  </body>
</html>
`;

export function registerOpenapiRoutes(app: FastifyInstance): void {
  app.get('/api/openapi.json', async (_request, reply) =>
    reply
      .type('application/json; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(await readFile(openapiFile)),
  );
  app.get('/api/docs', (_request, reply) => sendPage(reply, page, { scripts }));
  for (const file of viewerFiles) {
    app.get(`/api/docs/${file}`, (_request, reply) =>
      reply.header('cache-control', 'public, max-age=86400').sendFile(file, viewer),
    );
  }
}
