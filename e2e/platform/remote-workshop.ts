import { createHash } from 'node:crypto';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { repository } from '../suite/start-suite.ts';
import { onceInTheRun } from '../suite/once-in-the-run.ts';
import { run } from '../suite/run.ts';
import { makeVariant, type DocumentRemote } from './remote-variant.ts';

/** The folder of the remotes that exist for tests. */
export const fixtures = path.join(repository, 'e2e/platform/fixtures');

// Two workers change the same remote at the same time.
const workshop = path.join(repository, `e2e/test-results/workshop-${process.env.TEST_PARALLEL_INDEX}`);

/**
 * A copy of a remote as its team has it on their machine: its own sources, built and released without
 * another user's. Gives the folder to release from.
 */
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

/** A copy of a built remote with another text in one of its files, promised as if it were right. */
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

/**
 * Another version of a built remote, made of its files without building it again: `from` reads `to` in it. Gives the
 * folder to release from.
 */
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

/** Builds one of the remotes that exist for tests, once for the whole run; gives its folder. */
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
