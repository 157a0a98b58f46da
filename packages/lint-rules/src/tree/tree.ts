import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const root = resolve(__dirname, '../../../..');

export function listFiles(): string[] {
  const answer = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return answer.split('\n').filter((path) => path !== '' && existsSync(join(root, path)));
}

export function listSourceFiles(): string[] {
  return listFiles().filter(
    (path) => /\.(ts|tsx|js|mjs|cjs|css)$/.test(path) && !path.includes('.generated.'),
  );
}

export function readProjectFile(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}
