import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from '@suite/database';
import { createTestDatabase, type TestDatabase } from '@suite/database/test-database';
import { createReleaseToken } from '@suite/registry';
import { pipelineOf } from '../testing/release-over-http.ts';
import { runCommandProcess, startServerProcess } from '../testing/processes/start-process.ts';
import type { ServerProcess } from '../testing/processes/start-process.ts';

const testTimeoutMs = 120_000;
const remote = 'mf-collected';
let dataDir: string;
let settings: Record<string, string>;
let server: TestDatabase;
let releases: string[];
let team: ReturnType<typeof pipelineOf>;
let first: ServerProcess;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'suite-collect-'));
  server = await createTestDatabase({ migrations: [] });
  settings = { DATABASE_URL: server.url, DATA_DIR: dataDir, SHELL_DIR: dataDir };
  first = await startServerProcess(settings);
  team = pipelineOf(remote, await createReleaseToken(server.database, { remote: '*' }));
  releases = [];
  for (const marker of 'abcdefghijkl') releases.push(await team.publish(first.url, team.draft(marker)));
  await team.promote(first.url, releases[0] ?? '');
  await server.database.query(
    sql`update releases set last_published_at = last_published_at - interval '30 days'`,
  );
}, testTimeoutMs);
afterAll(async () => {
  await first.stop();
  await server.drop();
  await rm(dataDir, { recursive: true, force: true });
}, testTimeoutMs);

const command = (...args: string[]) => runCommandProcess('collect-garbage', args, settings);
const folders = async () => (await readdir(join(dataDir, 'releases', remote))).sort();

test(
  'the command says what it would remove and why the rest stays, and removes it; a server that starts collects by itself',
  async () => {
    const [live, unused, next] = releases;
    const plan = await command('--dry-run');
    expect(plan.output).toMatch(
      new RegExp(`${remote} ${unused} \\(0\\.0 MB, .*\\) would be deleted: not in use`),
    );
    expect(plan.output).toMatch(new RegExp(`${remote} ${live} .* is kept: it is what live gets`));
    expect(plan.output.match(/is kept: it is one of the newest 10/g)).toHaveLength(10);
    expect(plan.output).toMatch(/1 of 12 releases would be deleted/);
    expect([plan.code, await folders()]).toEqual([0, [...releases].sort()]);

    const done = await command();
    expect([done.code, done.output]).toEqual([0, expect.stringContaining('1 of 12 releases were deleted')]);
    expect(await folders()).toEqual(releases.filter((release) => release !== unused).sort());
    expect(await command('--quickly')).toEqual({ code: 1, output: 'The only option is --dry-run.\n' });

    await team.publish(first.url, team.draft('m'));
    const second = await startServerProcess(settings);
    try {
      while (!second.log().includes('Deleted the files of releases that are not in use')) {
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      expect(second.log()).toContain(`"removed":["${remote} ${next}"]`);
      expect(await folders()).not.toContain(next);
    } finally {
      await second.stop();
    }
  },
  testTimeoutMs,
);
