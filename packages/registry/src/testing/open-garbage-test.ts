import { sql } from '@suite/database';
import { openReleaseStorage, type S3Settings } from '../index.ts';
import { draftRelease } from './release-draft.ts';
import { publishAll } from './release-history.ts';
import { startTestRegistry } from './start-test-registry.ts';

export async function openGarbageTest(s3?: S3Settings) {
  const registry = await startTestRegistry(s3 ? { s3 } : {});
  const { database } = registry;
  const storage = await openReleaseStorage(registry.releasesFolder, s3);
  return {
    ...registry,
    storage,
    /** Publishes one release for each marker, dated a month ago. */
    async publishLongAgo(remote: string, markers: string): Promise<string[]> {
      const releases = await publishAll(registry, remote, markers);
      await database.query(
        sql`update releases set last_published_at = last_published_at - interval '30 days' where remote = ${remote}`,
      );
      return releases;
    },
    /** Shifts every move of a remote back by some days. */
    async ageMoves(remote: string, days: number): Promise<void> {
      await database.query(sql`
        update moves set moved_at = moved_at - make_interval(days => ${days}::integer) where remote = ${remote}`);
    },
    /** Deletes all moves and dates every release a month ago, in the order of versions. */
    async forgetMoves(remote: string): Promise<void> {
      await database.query(sql`delete from channels where remote = ${remote}`);
      await database.query(sql`delete from moves where remote = ${remote}`);
      await database.query(sql`
        update releases set last_published_at = published_at - interval '30 days' where remote = ${remote}`);
    },
    /** Returns the draft that `publishLongAgo` makes of a marker. */
    draftOf: (remote: string, marker: string, place: number) =>
      draftRelease(remote, { marker, version: `1.0.${place}` }),
    /**
     * Returns whether a release has its files in the table and in the storage, and the status that a browser gets.
     */
    async stateOf(remote: string, release: string) {
      const [row] = await database.query<{ has_files: boolean }>(sql`
        select files_removed_at is null as has_files from releases
        where remote = ${remote} and release = ${release}`);
      const served = await registry.app.inject(`/releases/${remote}/${release}/main.css`);
      return [row?.has_files, await storage.exists(`${remote}/${release}`), served.statusCode];
    },
  };
}

export type GarbageTest = Awaited<ReturnType<typeof openGarbageTest>>;
