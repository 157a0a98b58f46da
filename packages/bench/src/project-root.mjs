import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BenchFailure } from './bench-failure.mjs';

export const projectRoot = fileURLToPath(new URL('../../../', import.meta.url));

export const benchRoot = fileURLToPath(new URL('../', import.meta.url));

/** @param {...string} path */
export const inProject = (...path) => join(projectRoot, ...path);

/** @param {...string} path */
export function builtFile(...path) {
  const file = inProject(...path);
  if (existsSync(file)) return file;
  throw new BenchFailure(`${path.join('/')} is missing: run npm run build first.`);
}
