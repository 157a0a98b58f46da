import { createHash } from 'node:crypto';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { repository } from '../suite/start-suite.ts';
import { run } from '../suite/run.ts';

const workshop = path.join(repository, 'e2e/test-results/workshop');

/**
 * A copy of a remote as its team has it on their machine: its own sources, built and released without
 * anyone else's. Gives the folder to release from.
 */
export async function buildChanged(
  remote: string,
  version: string,
  edit: { file: string; from: string; to: string },
): Promise<string> {
  const folder = path.join(workshop, remote);
  await rm(folder, { recursive: true, force: true });
  await mkdir(workshop, { recursive: true });
  await cp(path.join(repository, remote), folder, {
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

async function replaceIn(file: string, from: string | RegExp, to: string): Promise<void> {
  const before = await readFile(file, 'utf8');
  const after = before.replace(from, to);
  if (after === before) throw new Error(`${file} does not contain ${String(from)}`);
  await writeFile(file, after);
}
