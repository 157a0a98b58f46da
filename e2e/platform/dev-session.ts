import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readDevLink } from '../suite/read-dev-link.ts';
import { repository } from '../suite/start-suite.ts';

export interface DevSession {
  link: string;
  lines: string[];
  edit(file: string, from: string, to: string): Promise<void>;
  interrupt(): Promise<number>;
}

const workshop = path.join(repository, `e2e/test-results/dev-workshop-${process.env.TEST_PARALLEL_INDEX}`);

export async function startDevSession(remote: string, suite: string): Promise<DevSession> {
  const folder = path.join(workshop, path.basename(remote));
  await rm(folder, { recursive: true, force: true });
  await mkdir(workshop, { recursive: true });
  await cp(path.join(repository, remote), folder, {
    recursive: true,
    filter: (source) => !/[/\\](node_modules|dist|\.cache|\.turbo)$/.test(source),
  });
  const program = path.join(repository, 'packages/launcher/src/dev.mjs');
  const child = spawn(process.execPath, [program, folder, '--shell', suite], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  const link = await readDevLink(child, lines);
  return {
    link,
    lines,
    async edit(file, from, to) {
      const full = path.join(folder, file);
      const before = await readFile(full, 'utf8');
      if (!before.includes(from)) throw new Error(`${file} does not contain ${from}`);
      // The file is replaced atomically like in editors: an empty file would be built and lose the screen's state.
      await writeFile(`${full}.new`, before.replace(from, to));
      await rename(`${full}.new`, full);
    },
    async interrupt() {
      const ended = child.exitCode === null ? once(child, 'exit') : undefined;
      child.kill('SIGINT');
      await ended;
      await rm(folder, { recursive: true, force: true });
      return child.exitCode ?? -1;
    },
  };
}
