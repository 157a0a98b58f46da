import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { ownedPaths, reservedPaths } from '@suite/contracts/platform';
import { routesOverlap } from '@suite/descriptor';
import { openapiFile } from './openapi.ts';

/** These are pages and files, or calls that services of remotes answer. */
const pages =
  /^(\*|\/services\/.*|\/docs.*|\/platform\/docs.*|\/index\.html|\/mailbox.*|\/api\/openapi\.json|\/api\/docs.*|\/metrics)$/;

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp({ DEMO: 'true' });
});
afterAll(() => server.close());

function servedAddresses(tree: string): { url: string; methods: string[] }[] {
  const parents: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const [, indent = '', path = '', methods = ''] = /^([\s│├└─]*)(\S+) \((.+)\)$/.exec(line) ?? [];
    const depth = indent.length / 4;
    // The tree prints `/docs/*` below `/docs` as `*`.
    const url = ((parents[depth - 2] ?? '') + path).replace(/(?<=[^/])\*$/, '/*');
    parents[depth - 1] = url;
    const served = methods.split(', ').filter((method) => method && method !== 'HEAD');
    return served.length > 0 ? [{ url, methods: served }] : [];
  });
}

const servedCalls = (tree: string) =>
  servedAddresses(tree)
    .filter(({ url }) => !pages.test(url))
    .flatMap(({ url, methods }) => methods.map((method) => `${method} ${url.replaceAll(/:\w+/g, '{}')}`));

test('the document has every call of the server, and no other', async () => {
  const { paths } = JSON.parse(await readFile(openapiFile, 'utf8')) as { paths: Record<string, object> };
  const documented = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{\w+\}/g, '{}')}`),
  );
  const served = servedCalls(server.app.printRoutes({ commonPrefix: false }));
  expect(served.length).toBeGreaterThan(90);
  const releaseFiles = 'GET /releases/{}/{}/{}';
  expect(documented.filter((call) => call !== releaseFiles).sort()).toEqual(served.sort());
});

test('the document and the page that shows it load from this server alone', async () => {
  const page = await server.app.inject('/api/docs');
  expect(page.headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-[^']+';/);
  const files = [...page.body.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, path = '']) => path);
  expect(files).toHaveLength(2);
  for (const path of [...files, '/api/openapi.json'])
    expect((await server.app.inject(path)).statusCode).toBe(200);
});

test('no remote may claim an address that the server answers, or that its mails lead to', () => {
  const ofRegistry = ['/platform/*', '/releases/*', '/services/*'];
  const guarded = [...reservedPaths, ...ofRegistry, ...Object.keys(ownedPaths)];
  const served = servedAddresses(server.app.printRoutes({ commonPrefix: false })).map(({ url }) => url);
  expect(served.length).toBeGreaterThan(90);
  const open = [...served, '/user-verification/:token'].filter(
    (url) => url !== '*' && !guarded.some((path) => routesOverlap(path, url)),
  );
  expect(open).toEqual([]);
});
