import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fastify, { type FastifyInstance } from 'fastify';
import { renderTeamDocs, teamPages } from './render-team-docs.ts';
import { registerTeamDocsRoutes } from './team-docs.routes.ts';

const docs = join(import.meta.dirname, '../../../../docs');
let folder: string;
let app: FastifyInstance;
let pages: Map<string, string>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'suite-team-docs-'));
  pages = await renderTeamDocs(docs);
  for (const [name, html] of pages) await writeFile(join(folder, name), html);
  await cp(join(import.meta.dirname, 'team-docs.css'), join(folder, 'team-docs.css'));
  app = fastify();
  registerTeamDocsRoutes(app, folder);
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

test('every page for teams is in the contents', async () => {
  const written = (await readdir(join(docs, 'teams'))).map((file) => `teams/${file.replace(/\.md$/, '')}`);
  expect(teamPages).toEqual(expect.arrayContaining(written));
  const { body } = await app.inject('/platform/docs');
  expect(body).toContain('<a href="/platform/docs/start">Start a remote in a repository of your own</a>');
  expect(body.match(/<li>/g)).toHaveLength(teamPages.length);
});

test('a page needs no script and may load its style sheet alone', async () => {
  const { statusCode, headers, body } = await app.inject('/platform/docs/start');
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'self';/);
  expect(body).toContain('npm create --yes @suite/remote@latest');
  expect(body).not.toMatch(/<script|style=/);
  expect((await app.inject('/platform/docs/team-docs.css')).headers['content-type']).toMatch(/^text\/css/);
});

test('each link leads to a page and a heading that are there', async () => {
  const links = [...pages].flatMap(([page, html]) =>
    [...html.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => ({ page, href })),
  );
  expect(links.length).toBeGreaterThan(50);
  for (const { page, href } of links) {
    if (/^(?:https:|data:)/.test(href)) continue;
    const [path = '', hash] = href.split('#');
    const answer = await app.inject(path === '' ? `/platform/docs/${page.replace('.html', '')}` : path);
    expect([page, href, path === '' && page === 'not-found.html' ? 200 : answer.statusCode]).toEqual([
      page,
      href,
      200,
    ]);
    if (hash !== undefined) expect([href, answer.body.includes(`id="${hash}"`)]).toEqual([href, true]);
  }
});

test('files of the repository are named without a link', () => {
  const page = pages.get('backend.html') ?? '';
  expect(page).toContain('verify-token.mjs');
  expect(page).not.toContain('../');
});

test.each(['/platform/docs/none', '/platform/docs/a/b', '/platform/docs/..%2fapp', '/docs', '/docs/start'])(
  '%s is not found, and the page lists those that are there',
  async (path) => {
    const { statusCode, body } = await app.inject({ url: path, headers: { accept: 'text/html' } });
    expect(statusCode).toBe(404);
    expect(body).toContain('There is no such page');
    expect(body).toContain('href="/platform/docs/start"');
  },
);
