import { fork, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { buildPlaceholder } from './release-file-plugin.mjs';
import { stylesLastConfig } from './testing/styles-last-config.ts';

interface Release {
  container: string;
  build: string;
  entry: string;
  shared: Record<string, string>;
  preload: string[];
  modules: Record<string, string[]>;
  page?: { scripts: string[]; styles: string[] };
  files: Record<string, string>;
}

interface Built {
  release: Release;
  bytes: Map<string, Buffer>;
}

const workspace = path.resolve(__dirname, '..');
let repository: string;
let neighbour: string;
let slowlyCached: string;
let folder: string;
let builder: ChildProcess;
let first: Built;
let repaired: Built;
let elsewhere: Built;
let changed: Built;
let withPage: Built;
let withPageAgain: Built;
let stylesLast: Built;

async function build(folder: string): Promise<Built> {
  const dist = path.join(folder, 'dist');
  builder.send(folder);
  const [failed] = (await once(builder, 'message')) as [string | null];
  if (failed !== null) throw new Error(failed);
  const paths = (await readdir(dist, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dist, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'));
  const bytes = new Map<string, Buffer>();
  for (const file of paths.sort()) bytes.set(file, await readFile(path.join(dist, file)));
  return { release: JSON.parse(textOf({ bytes }, 'release.json')) as Release, bytes };
}

const textOf = ({ bytes }: Pick<Built, 'bytes'>, file: string) => bytes.get(file)?.toString() ?? '';
const scriptsOf = ({ release }: Built) => Object.keys(release.files).filter((file) => file.endsWith('.js'));

const pageSource = `import './first.module.css';
import { createElement } from 'react';
export const shown = createElement('p');
void import('./later.tsx');
`;
const laterWithStyle = "import './first.module.css';\nexport const later = 'a later screen';\n";

async function writeRepository(neighbours: Record<string, string>): Promise<string> {
  // The copy is inside this repository, where the shared packages resolve.
  const root = await mkdtemp(path.join(workspace, 'fixtures', '.built-'));
  await cp(path.join(workspace, 'fixtures/mf-fixture'), path.join(root, 'mf-fixture'), { recursive: true });
  for (const [file, text] of Object.entries(neighbours)) {
    await mkdir(path.join(root, file, '..'), { recursive: true });
    await writeFile(path.join(root, file), text);
  }
  return root;
}

const importsContract = `import { own } from '../../contracts/own.ts';
export const later = \`a later screen \${own}\`;
`;
const neighbours = {
  'README.md': '# A repository\n',
  'package-lock.json': '{ "packages": {} }',
  'contracts/own.ts': "export const own = 'a contract';\n",
  'contracts/foreign.ts': "export const foreign = 'a contract of another remote';\n",
  'mf-fixture/src/later.tsx': importsContract,
};
const changedNeighbours = {
  'README.md': '# Another title\n',
  'package-lock.json': '{\n  "packages": { "mf-added": {}, "node_modules/mf-added": { "link": true } }\n}\n',
  'contracts/own.ts': `// Why it is so, in a comment of another team.\n${neighbours['contracts/own.ts']}`,
  'contracts/foreign.ts': "export const foreign = 'another contract of another remote';\n",
  'mf-fixture/README.md': '# The remote\n',
  'mf-fixture/src/later.tsx': `/* A comment. */\n${importsContract}`,
  'mf-fixture/src/later.test.tsx': 'export {};\n',
};

beforeAll(async () => {
  repository = await writeRepository(neighbours);
  neighbour = await writeRepository(changedNeighbours);
  slowlyCached = await writeRepository({
    ...neighbours,
    'mf-fixture/src/page.tsx': "void import('./later.tsx');\n",
    'mf-fixture/src/later.tsx': laterWithStyle,
    'mf-fixture/webpack.config.js': stylesLastConfig,
  });
  folder = path.join(repository, 'mf-fixture');
  builder = fork(path.join(workspace, 'fixtures/build-on-request.mjs'), { execArgv: [] });

  first = await build(folder);
  for (const file of first.bytes.keys()) {
    if (/\.(js|css)$|^mf-manifest\.json$/.test(file))
      await writeFile(path.join(folder, 'dist', file), 'something else');
  }
  repaired = await build(folder);
  elsewhere = await build(path.join(neighbour, 'mf-fixture'));
  await writeFile(path.join(repository, 'contracts/own.ts'), "export const own = 'a longer contract';\n");
  changed = await build(folder);
  await writeFile(path.join(folder, 'src/page.tsx'), pageSource);
  withPage = await build(folder);
  withPageAgain = await build(folder);
  stylesLast = await build(path.join(slowlyCached, 'mf-fixture'));
}, 120_000);

afterAll(async () => {
  const ended = once(builder, 'exit');
  builder.disconnect();
  await ended;
  for (const root of [repository, neighbour, slowlyCached]) await rm(root, { recursive: true, force: true });
});

describe('a built remote', () => {
  test('lists the SHA-384 of every file, its entry among them', () => {
    const { release, bytes } = first;
    expect(release.files).toHaveProperty([release.entry]);
    expect(release.files).toHaveProperty(['mf-manifest.json']);
    expect(release.files).not.toHaveProperty(['mf-stats.json']);
    for (const [file, promised] of Object.entries(release.files)) {
      const hash = createHash('sha384').update(bytes.get(file) ?? 'missing');
      expect([file, promised]).toEqual([file, `sha384-${hash.digest('base64')}`]);
    }
  });

  test('carries the source map of each script, which no script names', () => {
    const scripts = scriptsOf(first);
    expect(scripts.length).toBeGreaterThan(1);
    const sources = scripts.flatMap((file) => {
      expect(first.release.files).toHaveProperty([`${file}.map`]);
      expect(textOf(first, file)).not.toContain('sourceMappingURL');
      return (JSON.parse(textOf(first, `${file}.map`)) as { sources: string[] }).sources;
    });
    expect(sources).toContain('webpack:///./src/first.tsx');
    expect(sources.join('\n')).not.toContain(workspace);
    expect(first.release.preload.filter((file) => file.endsWith('.map'))).toEqual([]);
  });

  test('gives each of its chunks two minutes to arrive', () => {
    expect(textOf(first, first.release.entry)).toMatch(/type:"timeout".{0,40}12e4/);
  });

  test('names for the first visit the urgent screen and its style, not the later one', () => {
    const preloaded = first.release.preload.map((file) => textOf(first, file)).join('\n');
    expect(preloaded).toContain('the first screen');
    expect(preloaded).toContain('color:teal');
    expect(preloaded).not.toContain('a later screen');
  });

  test('names for another exposed module its own files, none of which a first visit fetches', () => {
    const { preload, modules } = first.release;
    expect(Object.keys(modules)).toEqual(['./page-section']);
    const files = modules['./page-section'] ?? [];
    expect(files.map((file) => textOf(first, file)).join('\n')).toContain('a section of another remote');
    expect(files.filter((file) => preload.includes(file))).toEqual([]);
  });

  test('says which files each part that is loaded on demand comes in, outside the release', () => {
    const parts = JSON.parse(textOf(first, 'parts.json')) as Record<string, string[]>;
    expect(Object.keys(parts)).toEqual(['first', 'later', 'page-section', 'remote']);
    const textOfPart = (name: string) => parts[name]?.map((file) => textOf(first, file)).join('\n');
    expect(textOfPart('first')).toContain('color:teal');
    expect(textOfPart('later')).toContain('a later screen');
    expect(first.release.files).not.toHaveProperty(['parts.json']);
  });

  test('takes React from the host and carries none', () => {
    expect(first.release.shared).toEqual({ react: '^19.2.0', 'react/jsx-runtime': '^19.2.0' });
    const all = scriptsOf(first).map((file) => textOf(first, file));
    expect(all.join('\n')).toContain('the first screen');
    expect(all.join('\n')).not.toContain('react.transitional.element');
  });

  test('lets the host stamp the chunks and styles it loads', () => {
    expect(textOf(first, first.release.entry).match(/suiteStampIntegrity\(/g)).toHaveLength(2);
  });

  test('is whole after the next build, whatever happened to its files in between', () => {
    expect([...repaired.bytes.keys()]).toEqual([...first.bytes.keys()]);
    for (const file of Object.keys(first.release.files)) {
      expect([file, textOf(repaired, file)]).toEqual([file, textOf(first, file)]);
    }
  });

  test('has the same name, and the same files, each time it is built', () => {
    expect(repaired.release).toEqual(first.release);
    expect(first.release.build).toMatch(/^[0-9a-f]{10}$/);
    expect(first.release.container).toBe(`mf_fixture_${first.release.build}`);
    expect(first.release.entry).toBe(`remoteEntry.${first.release.build}.js`);
    expect([...first.bytes.values()].some((content) => content.includes(buildPlaceholder))).toBe(false);
  });

  test('keeps its name and its bytes in another folder, beside a changed lock file, README, contract and comment', () => {
    const shipped = ({ bytes }: Built) =>
      [...bytes].filter(([file]) => !file.endsWith('.map') && file !== 'release.json').map(String);
    expect(shipped(elsewhere)).toEqual(shipped(first));
    expect(elsewhere.release.build).toBe(first.release.build);
  });

  test('has another name once the code it carries, or its page, is another', () => {
    const names = [first, changed, withPage].map(({ release }) => release.build);
    expect(new Set(names).size).toBe(3);
    expect(textOf(changed, changed.release.entry)).toContain(names[1]);
  });
});

test('a page of its own is released beside the container, each file with its hash', () => {
  const { page, files, entry } = withPage.release;
  expect(Object.keys(files).filter((file) => /^page\/.*\.js\.map$/.test(file))).toHaveLength(2);
  const scripts = scriptsOf(withPage).filter((file) => file.startsWith('page/'));
  const [shown = ''] = page?.scripts ?? [];
  const later = scripts.filter((file) => file !== shown);
  expect([page?.scripts.length, page?.styles.length, later.length]).toEqual([1, 1, 1]);
  const code = textOf(withPage, shown);
  // `diffed` is a hook of Preact, so the alias for React was applied.
  expect(code).toContain('.diffed');
  expect(code).not.toContain('react.transitional.element');
  expect(code).toContain(files[later[0] ?? '']);
  expect(textOf(withPage, page?.styles[0] ?? '')).toContain('color:teal');
  expect(Object.keys(files)).toContain(entry);
  expect(withPageAgain.release.page).toEqual(page);
  for (const file of Object.keys(files)) expect(textOf(withPageAgain, file)).not.toBe('');
});

test('a page names the hash of the script of a chunk, whichever of its files was ready last', () => {
  const { page, files } = stylesLast.release;
  const [later = ''] = scriptsOf(stylesLast).filter(
    (file) => file.startsWith('page/') && textOf(stylesLast, file).includes('a later screen'),
  );
  expect(Object.keys(files)).toContain(later.replace(/js$/, 'css'));
  expect(textOf(stylesLast, page?.scripts[0] ?? '')).toContain(files[later]);
});
