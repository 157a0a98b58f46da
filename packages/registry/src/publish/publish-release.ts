import { budgetProblems, releaseId, isCompressible, type ByteBudgets, type Release } from '@suite/descriptor';
import { lockFolder } from '../release-files.repository.ts';
import { releaseRefusal } from '../gate/gate-problem.ts';
import { storeContents } from '../gate/contents.repository.ts';
import { readContents } from '../gate/release-contents.ts';
import { insertRelease } from '../releases.repository.ts';
import type { ReleaseStore } from '../storage/release-storage.ts';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Writes `.gz` next to each compressible file once, at the highest level, so that serving does not compress. */
const writeGzip = (folder: string, paths: readonly string[]) =>
  writeCopies(folder, paths, { ending: '.gz', compress: (content) => toGzip(content, { level: 9 }) });

const writeBrotli = (folder: string, paths: readonly string[]) =>
  writeCopies(folder, paths, {
    ending: '.br',
    compress: (content) =>
      toBrotli(content, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
      }),
  });

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

interface Compression {
  ending: string;
  compress: (content: Buffer) => Promise<Buffer>;
}

async function writeCopies(folder: string, paths: readonly string[], { ending, compress }: Compression) {
  for (const path of paths.filter(isCompressible)) {
    const target = join(folder, path);
    const content = await readFile(target);
    const smaller = await compress(content);
    if (smaller.length < content.length) await writeFile(target + ending, smaller, { flush: true });
  }
}
