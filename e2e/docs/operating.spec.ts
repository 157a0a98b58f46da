import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { run } from '../suite/run.ts';
import { repository, startSuite } from '../suite/start-suite.ts';
import { expect, test } from '../suite/test.ts';
import { pageCommands } from './page-commands.ts';

const isCommand = /^(node api\/dist\/commands\/|npm run [\w-]+ -w api -- )/;

const type = (command: string, DATA_DIR: string) => run('sh', ['-c', command], repository, { DATA_DIR });

/** Operators read the pages in this order. */
const pages = ['deploy', 'configure', 'observe', 'back-up'].map((page) => `operating/${page}.md`);

test.describe('docs/operating and docs/mail.md', () => {
  test('the first account is made on an empty folder', async () => {
    const [first = ''] = await pageCommands('operating/deploy.md', /create-super-admin/);
    const folder = await mkdtemp(path.join(tmpdir(), 'suite-first-'));
    try {
      expect(await type(first, folder)).toMatch(
        /^owner@example\.com can sign in with the password \S{12,}\n$/,
      );
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });

  test('every other command works beside a running server, in the order of the pages', async () => {
    // The test starts a dozen programs.
    test.slow();
    const found = await Promise.all([...pages, 'mail.md'].map((page) => pageCommands(page, isCommand)));
    const commands = found.flat().filter((command) => !command.includes('create-super-admin'));
    expect(commands.length).toBeGreaterThanOrEqual(7);
    const own = await startSuite();
    try {
      for (const command of commands)
        await test.step(command, async () => {
          // The documented id 4711 does not exist, because no mail of this suite has failed.
          expect(await type(command.replace('4711', 'all'), own.dataDir)).not.toBe('');
        });
    } finally {
      await own.stop();
    }
  });
});
