import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { root, sdkPackages, stageFolder } from './sdk-packages.mjs';

const run = promisify(execFile);
const workspace = join(root, 'packages/sdk');

let reports: string;
beforeAll(async () => {
  reports = await mkdtemp(join(tmpdir(), 'suite-reports-'));
  await cp(join(workspace, 'reports'), reports, { recursive: true });
});
afterAll(() => rm(reports, { recursive: true }));

test('the committed reports are those of the packages; what is lost, added or changed without them is listed', async () => {
  const session = join(reports, 'session.api.md');
  await writeFile(session, (await readFile(session, 'utf8')).replace('useCan(anyOf', 'useCan(allOf'));
  await rm(join(reports, 'csv.api.md'));
  await writeFile(join(reports, 'ui.old.api.md'), '');
  const failure = await run(process.execPath, ['src/report.mjs', '--reports', reports], {
    cwd: workspace,
  }).catch((error: { code: number; stdout: string }) => error);
  expect(failure.stdout.split('\n')).toEqual([
    'new  csv.api.md  @suite/csv',
    'changed  session.api.md  @suite/session',
    'gone  ui.old.api.md  ui.old',
    '',
  ]);
  expect(failure).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('npm run sdk:report -- --write'),
  });
  // Other tests copy the folder, which must contain only packages.
  expect((await readdir(stageFolder)).sort()).toEqual([...sdkPackages].sort());
}, 120_000);
