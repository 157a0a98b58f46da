import { basename, dirname } from 'node:path';

/** How a remote is built: as a workspace of the suite's repository, or in its own. */
export function buildCommand(remote: string, distFolder: string): string {
  return basename(dirname(distFolder)) === remote ? `npm run build -w ${remote}` : 'npm run build';
}
