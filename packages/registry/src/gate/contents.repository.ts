import { sql, type Database } from '@suite/database';
import type { ReleaseContents } from './release-contents.ts';
import type { ReleaseKey } from '../release-key.ts';

export async function storeContents(
  tx: Database,
  { remote, release }: ReleaseKey,
  contents: ReleaseContents,
): Promise<void> {
  await tx.query(sql`
    update releases set contents = ${JSON.stringify(contents)} where remote = ${remote} and release = ${release}`);
}

export async function findContents(
  database: Database,
  { remote, release }: ReleaseKey,
): Promise<ReleaseContents | undefined> {
  const [found] = await database.query<{ contents: ReleaseContents | null }>(
    sql`select contents from releases where remote = ${remote} and release = ${release}`,
  );
  return found?.contents ?? undefined;
}
