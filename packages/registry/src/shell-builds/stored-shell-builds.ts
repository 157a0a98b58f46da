import { createHash } from 'node:crypto';
import { cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { lockFolder } from '../release-files.repository.ts';
import type { ReleaseStore } from '../storage/release-storage.ts';
import { filesBelow, unlessMissing } from '../storage/files.ts';
import {
  recordShellBuild,
  deleteUnseenShellBuild,
  listUnseenShellBuilds,
  type ShellAssetFile,
} from './shell-builds.repository.ts';
import type { ReleaseKey } from '../release-key.ts';

/** Names of remotes cannot begin with a dot, so this folder is in no list of releases. */
const shellFolder = '.shell';

export const shellBuildFolder = (build: string): string => `${shellFolder}/${build}`;

const shellBuildLock = (build: string): ReleaseKey => ({ remote: shellFolder, release: build });

/** Stores the assets, so that any server can serve them. It is safe to repeat concurrently. */
export async function storeShellBuild(
  { database, storage }: ReleaseStore,
  shellDir: string,
): Promise<string | undefined> {
  const root = join(shellDir, 'assets');
  const assets = await readAssets(root);
  if (!assets || assets.length === 0) return undefined;
  const build = buildId(assets);
  await database.transaction(async (tx) => {
    await lockFolder(tx, shellBuildLock(build));
    await recordShellBuild(tx, build, assets);
    const folder = shellBuildFolder(build);
    if (await storage.exists(folder)) return;
    const staged = await storage.stage();
    try {
      for (const { path } of assets) await cp(join(root, path), join(staged, path));
      // The rows commit only when the folder is complete; a lost folder is restored.
      await storage.put(staged, folder);
    } finally {
      await storage.discard(staged);
    }
  });
  return build;
}

async function readAssets(root: string): Promise<ShellAssetFile[] | undefined> {
  const paths = await unlessMissing(filesBelow(root));
  const assets = paths?.sort().map(async (path) => {
    const content = await readFile(join(root, path));
    return { path, bytes: content.length, integrity: integrityOf(content) };
  });
  return assets && Promise.all(assets);
}

export function integrityOf(content: Buffer): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

function buildId(assets: readonly ShellAssetFile[]): string {
  const digest = createHash('sha256');
  for (const { path, integrity } of assets) digest.update(`${path} ${integrity}\n`);
  return digest.digest('hex').slice(0, 24);
}

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
