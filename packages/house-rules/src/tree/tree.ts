import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The project's own folder. */
export const root = resolve(__dirname, '../../../..');

/** Every file of the project, without what is ignored: committed ones and those about to be. */
export function listFiles(): string[] {
  const answer = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return answer.split('\n').filter((path) => path !== '' && existsSync(join(root, path)));
}

/** The files that people write and read as code. */
export function listSourceFiles(): string[] {
  return listFiles().filter(
    (path) => /\.(ts|tsx|js|mjs|cjs|css)$/.test(path) && !path.includes('.generated.'),
  );
}

export function readProjectFile(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}
