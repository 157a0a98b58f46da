import { lockFolder } from '../release-files.repository.ts';
import type { ReleaseStore } from '../storage/release-storage.ts';
import { shellBuildFolder, shellBuildLock } from './shell-build-folder.ts';
import { deleteUnseenShellBuild, listUnseenShellBuilds } from './shell-builds.repository.ts';

export async function collectShellBuilds(
  { database, storage }: ReleaseStore,
  days: number,
): Promise<string[]> {
  const removed: string[] = [];
  for (const build of await listUnseenShellBuilds(database, days)) {
    const isRemoved = await database.transaction(async (tx) => {
      await lockFolder(tx, shellBuildLock(build));
      if (!(await deleteUnseenShellBuild(tx, build, days))) return false;
      // If it is interrupted here, the row is rolled back and the next collection completes this one.
      await storage.remove(shellBuildFolder(build));
      return true;
    });
    if (isRemoved) removed.push(build);
  }
  return removed;
}
