import { sql, type Database } from '@suite/database';
import type { ReleaseContents } from './release-contents.ts';

interface Key {
  remote: string;
  release: string;
}

export async function storeContents(
  tx: Database,
  { remote, release }: Key,
  contents: ReleaseContents,
): Promise<void> {
  await tx.query(sql`
    update releases set contents = ${JSON.stringify(contents)} where remote = ${remote} and release = ${release}`);
}

export async function findContents(
  database: Database,
  { remote, release }: Key,
): Promise<ReleaseContents | undefined> {
  const [found] = await database.query<{ contents: ReleaseContents | null }>(
    sql`select contents from releases where remote = ${remote} and release = ${release}`,
  );
  return found?.contents ?? undefined;
}
