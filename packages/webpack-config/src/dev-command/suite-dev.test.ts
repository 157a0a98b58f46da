import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@jest/globals';

test('what it cannot do is said in a sentence, without a stack, and ends it with 1', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'suite-dev-'));
  const program = join(__dirname, 'suite-dev.mjs');
  const run = promisify(execFile)(process.execPath, [program, '--shell', 'http://localhost:1'], {
    cwd: folder,
  });
  await expect(run).rejects.toMatchObject({
    code: 1,
    stdout: '',
    stderr: expect.stringMatching(
      /^There is no remote in [^\n]+: it has no remote\.json\.\nOptions: [^\n]+\n$/,
    ),
  });
  await rm(folder, { recursive: true });
});
