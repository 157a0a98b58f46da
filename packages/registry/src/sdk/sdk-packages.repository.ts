import { sql, type Database } from '@suite/database';
import type { SdkPackage } from './sdk-index.ts';

export async function recordSdkPackage(tx: Database, described: SdkPackage): Promise<void> {
  const { name, version } = described.manifest;
  await tx.query(sql`
    insert into sdk_packages (name, version, description)
    values (${name}, ${version}, ${JSON.stringify(described)}::jsonb)
    on conflict do nothing`);
}

export async function listSdkVersions(database: Database, name: string): Promise<SdkPackage[]> {
  const rows = await database.query<{ description: SdkPackage }>(sql`
    select description from sdk_packages where name = ${name} order by stored_at desc, version`);
  return rows.map(({ description }) => description);
}
