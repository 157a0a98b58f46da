import { readLocalRelease, type LocalRelease } from '../local/read-local-release.ts';
import { size, type Say } from './report.ts';

/** Proves a build on this disk. */
export async function checkBuild(remote: string, folder: string, say: Say): Promise<LocalRelease> {
  const build = await readLocalRelease(remote, folder);
  const bytes = [...build.sizes.values()].reduce((sum, more) => sum + more, 0);
  say(
    `${remote} ${build.release}: ${build.sizes.size} files, ${size(bytes)}, each with the hash its list promises`,
  );
  return build;
}
