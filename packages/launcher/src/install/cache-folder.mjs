import { homedir } from 'node:os';
import { join } from 'node:path';

/**
 * Returns the cache shared by all clones of a user; SUITE_CACHE_DIR overrides it.
 * @param {NodeJS.ProcessEnv} [env]
 */
export function cacheFolder(env = process.env) {
  if (env['SUITE_CACHE_DIR']) return env['SUITE_CACHE_DIR'];
  const caches =
    env['XDG_CACHE_HOME'] ??
    (process.platform === 'win32' ? env['LOCALAPPDATA'] : undefined) ??
    join(homedir(), '.cache');
  return join(caches, 'management-suite');
}
