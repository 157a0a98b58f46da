import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { backUpEmbedded, openDatabase, restoreEmbedded, sql, startEmbeddedPostgres } from '../../index.ts';

let home: string;
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'suite-live-backup-'));
});
afterEach(() => rm(home, { recursive: true, force: true }));

const folder = (name: string) => join(home, name);

async function open(name: string) {
  const server = await startEmbeddedPostgres(folder(name));
  const database = await openDatabase(server.url);
  const close = () => database.close().then(server.stop);
  return { database, close };
}

test('a copy made under writes holds all that was acknowledged before it, and no half of a transaction', async () => {
  const { database, close } = await open('first');
  await database.query(sql`create table debits (n integer primary key, filling text)`);
  await database.query(sql`create table credits (n integer primary key, filling text)`);
  let acknowledged = 0;
  let isOver = false;
  const filling = 'x'.repeat(2_000);
  const writer = (async () => {
    for (let n = 1; !isOver; n++) {
      await database.transaction(async (tx) => {
        await tx.query(sql`insert into debits values (${n}, ${filling})`);
        await tx.query(sql`insert into credits values (${n}, ${filling})`);
      });
      acknowledged = n;
      // Checkpoints rotate the log, and dropped tables remove files during the copy.
      if (n % 50 === 0) await database.query(sql`checkpoint`);
      if (n % 20 === 0) await database.query(sql`create table passing as select 1 as n`);
      if (n % 20 === 10) await database.query(sql`drop table if exists passing`);
    }
  })();
  while (acknowledged < 100) await new Promise((resolve) => setTimeout(resolve, 5));
  const before = acknowledged;
  await backUpEmbedded(folder('first'), folder('copy'));
  const after = acknowledged;
  isOver = true;
  await writer;
  await close();
  await rm(folder('first'), { recursive: true });

  await restoreEmbedded(folder('copy'), folder('second'));
  const restored = await open('second');
  const [row] = await restored.database.query<{ debits: number; credits: number; newest: number }>(sql`
    select (select count(*) from debits) as debits, (select count(*) from credits) as credits,
      (select max(n) from debits) as newest`);
  // Reading every page compares its checksum.
  await restored.database.query(sql`select sum(length(filling)) from debits natural join credits`);
  await restored.close();
  expect(after).toBeGreaterThan(before);
  expect(row).toEqual({ debits: row?.newest, credits: row?.newest, newest: row?.newest });
  expect(row?.newest).toBeGreaterThanOrEqual(before);
}, 60_000);

test('what is restored can be backed up and restored again, and keeps its password to its owner', async () => {
  const first = await open('first');
  await first.database.query(sql`create table kept as select 7 as n`);
  await first.close();
  await backUpEmbedded(folder('first'), folder('copy'));
  await restoreEmbedded(folder('copy'), folder('second'));
  await backUpEmbedded(folder('second'), folder('another-copy'));
  await restoreEmbedded(folder('another-copy'), folder('third'));
  const third = await open('third');
  expect(await third.database.query(sql`select n from kept`)).toEqual([{ n: 7 }]);
  await third.close();
  expect((await stat(folder('copy/password'))).mode & 0o077).toBe(0);
}, 60_000);

test('nothing is restored over a database, and nothing is made where there is none', async () => {
  await expect(backUpEmbedded(folder('nowhere'), folder('copy'))).rejects.toThrow(/There is no database in/);
  await (await startEmbeddedPostgres(folder('first'))).stop();
  await expect(restoreEmbedded(folder('copy'), folder('first'))).rejects.toThrow(/There is a database in/);
}, 60_000);
