import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const pages = readdirSync(join(root, 'docs/operating'));
const sections = pages.flatMap((page) => read(`docs/operating/${page}`).split(/^## /m).slice(1));

/** Reads the first column of the table without its backticks. */
function firstCells(section: string): string[] {
  const rows = section.split('\n').filter((line) => line.startsWith('| `'));
  return rows.map((row) => row.split('|')[1]?.trim().replaceAll('`', '') ?? '');
}
const sourcesBelow = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .map((path) => `${folder}/${path}`);
const sectionOf = (heading: string) => sections.find((text) => text.startsWith(`${heading}\n`)) ?? '';

describe('docs/operating', () => {
  test.each(sections.map((text) => [text.split('\n')[0] ?? '', text]))(
    '%s names the tests that do it',
    (_, text) => {
      const tests = [...text.matchAll(/`([\w/.-]+\.(?:test|spec)\.ts)`/g)].map(([, path]) => path ?? '');
      expect(tests.length).toBeGreaterThan(0);
      expect(tests.filter((path) => !existsSync(join(root, path)))).toEqual([]);
    },
  );

  test('lists every setting that is read, and no other', () => {
    const sources = sourcesBelow('api/src/config').map(read).join('\n');
    const settings = [...sources.matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map(([, name]) => name);
    expect(firstCells(sectionOf('Settings')).sort()).toEqual(settings.sort());
    expect(settings.length).toBeGreaterThan(10);
  });

  test('quotes log lines that a server writes', () => {
    const written = ['api/src', 'packages/registry/src'].flatMap(sourcesBelow).map(read).join('\n');
    const lines = firstCells(sectionOf('Log lines'));
    expect(lines.length).toBeGreaterThan(5);
    expect(lines.filter((line) => !written.includes(line))).toEqual([]);
  });
});
