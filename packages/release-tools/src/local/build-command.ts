import { basename, dirname } from 'node:path';

export function buildCommand(remote: string, distFolder: string): string {
  return basename(dirname(distFolder)) === remote ? `npm run build -w ${remote}` : 'npm run build';
}
