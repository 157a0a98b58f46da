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

async function replaceIn(file: string, from: string | RegExp, to: string): Promise<void> {
  const before = await readFile(file, 'utf8');
  const after = before.replace(from, to);
  if (after === before) throw new Error(`${file} does not contain ${String(from)}`);
  await writeFile(file, after);
}
