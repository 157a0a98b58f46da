import { createHash } from 'node:crypto';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { repository } from '../suite/start-suite.ts';
import { onceInTheRun } from '../suite/once-in-the-run.ts';
import { run } from '../suite/run.ts';
import { makeVariant, type DocumentRemote } from './remote-variant.ts';

export const fixtures = path.join(repository, 'e2e/platform/fixtures');

// Workers may change the same remote in parallel.
const workshop = path.join(repository, `e2e/test-results/workshop-${process.env.TEST_PARALLEL_INDEX}`);

export async function buildChanged(
  remote: string,
  version: string,
  edit: { file: string; from: string; to: string },
): Promise<string> {
  const folder = path.join(workshop, path.basename(remote));
  await rm(folder, { recursive: true, force: true });
  await mkdir(workshop, { recursive: true });
  await cp(remote, folder, {
    recursive: true,
    filter: (source) => !/[/\\](node_modules|dist|\.cache|\.turbo)$/.test(source),
  });
  await replaceIn(path.join(folder, 'package.json'), /"version": "[^"]+"/, `"version": "${version}"`);
  await replaceIn(path.join(folder, edit.file), edit.from, edit.to);
  await run(
    process.execPath,
    [path.join(repository, 'node_modules/webpack/bin/webpack.js'), '--mode', 'production'],
    folder,
  );
  return workshop;
}

/** Replaces text in a built file and updates its hash. */
export async function replaceBuilt(built: string, file: string, text: string): Promise<string> {
  const folder = path.join(workshop, path.basename(built));
  const dist = path.join(folder, 'dist');
  await rm(folder, { recursive: true, force: true });
  await cp(path.join(built, 'dist'), dist, { recursive: true });
  await writeFile(path.join(dist, file), text);
  const release = JSON.parse(await readFile(path.join(dist, 'release.json'), 'utf8')) as {
    files: Record<string, string>;
  };
  release.files[file] = `sha384-${createHash('sha384').update(text).digest('base64')}`;
  await writeFile(path.join(dist, 'release.json'), JSON.stringify(release));
  return workshop;
}

export async function renameVersion(
  built: string,
  version: string,
  { from, to }: { from: string; to: string },
): Promise<string> {
  const parent = path.join(workshop, version);
  const dist = path.join(parent, path.basename(built), 'dist');
  const manifest = JSON.parse(
    await readFile(path.join(built, 'dist/release.json'), 'utf8'),
  ) as DocumentRemote & {
    build: string;
  };
  const names = Object.keys(manifest.files);
  const files = new Map(
    await Promise.all(
      names.map(async (name) => [name, await readFile(path.join(built, 'dist', name))] as const),
    ),
  );
  const described = String(files.get('mf-manifest.json')).replace(
    /("buildVersion":\s*)"[^"]*"/,
    `$1"${version}"`,
  );
  files.set('mf-manifest.json', Buffer.from(described));
  const id = Number.parseInt(createHash('sha256').update(version).digest('hex').slice(0, 8), 16);
  const variant = makeVariant({ remote: manifest, files }, id, { text: [from, to] });
  const { container, entry } = variant.remote;
  const release = {
    ...manifest,
    version,
    build: container.split('_').at(-1),
    container,
    entry,
    files: variant.remote.files,
  };
  await rm(dist, { recursive: true, force: true });
  await mkdir(dist, { recursive: true });
  for (const [name, bytes] of variant.files) await writeFile(path.join(dist, name), bytes);
  await writeFile(path.join(dist, 'release.json'), JSON.stringify(release));
  return parent;
}

export async function buildFixture(remote: string): Promise<string> {
  const folder = path.join(fixtures, remote);
  await onceInTheRun(`built-${remote}`, () =>
    run(
      process.execPath,
      [path.join(repository, 'node_modules/webpack/bin/webpack.js'), '--mode', 'production'],
      folder,
    ),
  );
  return folder;
}

async function replaceIn(file: string, from: string | RegExp, to: string): Promise<void> {
  const before = await readFile(file, 'utf8');
  const after = before.replace(from, to);
  if (after === before) throw new Error(`${file} does not contain ${String(from)}`);
  await writeFile(file, after);
}
