import { readFile } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { join, resolve } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  acceptedSuffixes,
  createOverrideFinder,
  createPageFinder,
  documentKeys,
  documentKeysName,
  isSourceMap,
  pageOverridesName,
  type VisitorOf,
} from '@suite/registry';
import fastifyPlugin from 'fastify-plugin';
import fastifyStatic from '@fastify/static';
import { openGuestDocuments, type GuestDocument } from '../guest-page/guest-documents.ts';
import { answerError } from '../errors/error-answers.ts';
import { sendGuestAwayPage } from '../guest-page/guest-away-page.ts';
import { firstCallOf, isGuestPage, sendPage } from '../security/security-headers.ts';
import { ApiError } from '../errors/api-error.ts';
import { openFileMemory } from './file-memory.ts';
import { openStoredAssets, serveShellAssets } from './shell-assets.ts';

// A missing address below these is an error; every other address receives the application's page.
const ownedByOthers = /^\/(api|platform|assets|services)(\/|$)|^\/releases\//;

const assetAddress = /^\/assets\/(.+)$/;

interface ShellOptions {
  findVisitor: VisitorOf;
}

/** Serves the built shell. Assets that it lacks come from the storage, to which every server uploads its own. */
export const shell = fastifyPlugin<ShellOptions>(async function shell(app, { findVisitor }) {
  const root = app.config.shellDir;
  const memory = openFileMemory();
  const { secretKey, demo: freeOverrides } = app.config;
  const findOverrides = createOverrideFinder(app.database, { secretKey, freeOverrides });
  const keys = documentKeys(secretKey).join(' ');
  const sendShell = (request: FastifyRequest, reply: FastifyReply) =>
    sendPageOfShell(request, reply, { memory, keys, findOverrides, findVisitor });
  const findPage = createPageFinder(app.database);
  const documentOf = openGuestDocuments(app.releaseStorage);
  const sendStoredAsset = openStoredAssets(app);
  await app.register(fastifyStatic, {
    root,
    index: false,
    allowedPath: (path) => !path.endsWith('/') && !isSourceMap(path),
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply) => void reply.header('cache-control', 'no-cache'),
  });
  serveShellAssets(app, root, memory);
  if (app.config.demo) serveDeveloperEdition(app);
  app.get('/index.html', sendShell);
  app.setNotFoundHandler(async (request, reply) => {
    if (isNavigation(request)) {
      const path = pathOf(request);
      if (!isGuestPage(path)) return sendShell(request, reply);
      try {
        const page = await findPage(path);
        if (!page) return await sendShell(request, reply);
        return await sendGuestPage(request, reply, await documentOf(page));
      } catch (error) {
        request.log.error(
          { err: error },
          'The page of a guest could not be shown; the guest got the page that reloads itself',
        );
        return sendGuestAwayPage(request, reply);
      }
    }
    const [, asset] = (isRead(request) && assetAddress.exec(pathOf(request))) || [];
    if (asset !== undefined && (await sendStoredAsset(request, reply, asset))) return reply;
    return answerError(new ApiError(404, 'NOT_FOUND', 'There is nothing at this address.'), request, reply);
  });
});

function pathOf(request: FastifyRequest): string {
  return request.url.split('?')[0] ?? '';
}

function isRead({ method }: FastifyRequest): boolean {
  return method === 'GET' || method === 'HEAD';
}

function isNavigation(request: FastifyRequest): boolean {
  if (!isRead(request)) return false;
  const path = pathOf(request);
  if (ownedByOthers.test(path)) return false;
  const accept = request.headers.accept ?? '*/*';
  return accept.includes('text/html') || (accept.includes('*/*') && !/\.\w+$/.test(path));
}

function sendGuestPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { html, brotli, scripts, styles }: GuestDocument,
): FastifyReply {
  const firstCall = firstCallOf(pathOf(request));
  if (firstCall !== null)
    reply.header('link', `<${firstCall}>; rel=preload; as=fetch; crossorigin=anonymous`);
  const isBrotli = acceptedSuffixes(request.headers['accept-encoding'])[0] === '.br';
  if (isBrotli) reply.header('content-encoding', 'br');
  reply.header('vary', 'accept-encoding');
  return sendPage(reply, isBrotli ? brotli : html, { scripts, styles, secret: true });
}

interface PageDeps extends ShellOptions {
  memory: ReturnType<typeof openFileMemory>;
  keys: string;
  findOverrides: ReturnType<typeof createOverrideFinder>;
}

async function sendPageOfShell(
  request: FastifyRequest,
  reply: FastifyReply,
  { memory, keys, findOverrides, findVisitor }: PageDeps,
): Promise<FastifyReply> {
  const { shellDir: root, demo } = request.server.config;
  const page = (await memory.readCurrent(join(root, 'index.html')))?.content.toString();
  if (page === undefined) return sendPage(reply.code(503), notBuilt);
  const found = await findOverrides({
    cookieHeader: request.headers.cookie,
    path: pathOf(request),
    findVisitor: async () => Promise.resolve(findVisitor(request, reply)).catch(() => null),
  });
  const secret = isGuestPage(request.url);
  const withKeys = (html: string) => withMeta(html, documentKeysName, keys);
  if (!found) return sendPage(reply, withKeys(page), { secret });
  const { overrides, sources } = found;
  const developed = demo && sources.others.length > 0 ? await readDeveloperPage(root, page) : undefined;
  return sendPage(
    reply,
    withMeta(withKeys(developed ?? page), pageOverridesName, JSON.stringify(overrides)),
    { sources, secret },
  );
}

/** Scripts cannot forge these values, because the server writes them into the page. */
function withMeta(page: string, name: string, value: string): string {
  const content = value.replace(/[&"<>]/g, (character) => `&#${character.charCodeAt(0)};`);
  return page.replace(/<head[^>]*>/, (head) => `${head}<meta name="${name}" content="${content}" />`);
}

const notBuilt = `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8"><title>Not built yet</title></head>
  <body>
    <h1>The application is not built yet</h1>
    <p>The server runs, but the shell's files are missing. Run <code>npm run build</code> and reload this page.</p>
  </body>
</html>
`;

const address = '/developer-edition';

function serveDeveloperEdition(app: FastifyInstance): void {
  const root = editionsOf(app.config.shellDir);
  app.get<{ Params: { '*': string } }>(`${address}/*`, (request, reply) =>
    reply.sendFile(request.params['*'], root),
  );
}

async function readDeveloperPage(shellDir: string, page: string): Promise<string | undefined> {
  const edition = createHash('sha256').update(page).digest('hex').slice(0, 12);
  try {
    return await readFile(join(editionsOf(shellDir), edition, 'index.html'), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

function editionsOf(shellDir: string): string {
  return resolve(shellDir, '../.cache/developer-edition');
}
