import { budgetProblems, releaseId, type ByteBudgets, type Release } from '@suite/descriptor';
import { lockFolder } from '../release-files.repository.ts';
import { releaseRefusal } from '../gate/gate-refusal.ts';
import { storeContents } from '../gate/contents.repository.ts';
import { readContents } from '../gate/release-contents.ts';
import { insertRelease } from '../releases.repository.ts';
import type { ReleaseStore } from '../storage/release-storage.ts';
import { writeBrotli, writeGzip } from './precompress.ts';

type Receive = (staged: string) => Promise<{ manifest: Release; bytes: number }>;

/** Stores all files or none; `added` is false when the release was stored before. */
export async function publishRelease(
  { database, storage, budgets }: ReleaseStore & { budgets: ByteBudgets },
  published_by: number,
  receive: Receive,
) {
  const staged = await storage.stage();
  try {
    const { manifest, bytes } = await receive(staged);
    const release = await releaseId(manifest);
    const folder = `${manifest.name}/${release}`;
    const paths = Object.keys(manifest.files);
    await writeGzip(staged, paths);
    const contents = await readContents(staged, manifest);
    const refusal = releaseRefusal(budgetProblems(manifest, contents.files, budgets));
    if (refusal) throw refusal;
    await writeBrotli(staged, paths);
    const added = await database.transaction(async (tx) => {
      await lockFolder(tx, { remote: manifest.name, release });
      const isNew = await insertRelease(tx, { release, manifest, bytes, published_by });
      await storeContents(tx, { remote: manifest.name, release }, contents);
      // The row commits only when the folder is complete; a lost folder is restored.
      if (isNew || !(await storage.exists(folder))) await storage.put(staged, folder);
      return isNew;
    });
    return { remote: manifest.name, release, added, manifest, contents };
  } finally {
    await storage.discard(staged);
  }
}
