import path from 'node:path';
import { buildFixture, fixtures, renameVersion } from '../platform/remote-workshop.ts';
import { run } from '../suite/run.ts';
import { repository, startSuite, type Suite } from '../suite/start-suite.ts';
import { expect, test } from '../suite/test.ts';
import { pageCommands } from './page-commands.ts';

// The remote in the page's examples stands for any.
const documented = 'mf-bookings';
const remote = 'mf-sample';
const cli = path.join(repository, 'packages/release-tools/dist/cli.js');

interface Status {
  releases: { release: string }[];
}

// A suite of its own: what is released here must not reach the other tests.
test.describe('docs/releasing.md', () => {
  let own: Suite;
  let workshop: string;

  test.beforeAll(async () => {
    test.setTimeout(180_000);
    const [suite, built] = await Promise.all([startSuite(), buildFixture(remote)]);
    own = suite;
    await own.release(remote, fixtures);
    workshop = await renameVersion(built, '1.2.0', {
      from: 'Sample, as released',
      to: 'Sample, as documented',
    });
  });
  test.afterAll(() => own.stop());

  /** Runs a command of the page in the team's folder, against this suite and with its token. */
  function follow(command: string): Promise<string> {
    const words = command
      .replaceAll(documented, remote)
      .replace(/^(npm run release --|npm run suite --)/, '')
      .trim()
      .split(/\s+/);
    const args = command.startsWith('npm run release') ? ['release', ...words] : words;
    const access = ['--registry', own.url, '--token-file', path.join(own.dataDir, 'release-token')];
    return run(process.execPath, [cli, ...args, ...access], workshop);
  }

  test('every command on the page does what it says, in the order of the page', async () => {
    test.setTimeout(120_000);
    const commands = await pageCommands('releasing.md', /^(npm run release -- |npm run suite -- )/);
    expect(commands.length).toBeGreaterThan(10);
    const status = JSON.parse(await follow(`npm run suite -- status ${remote} --json`)) as Status;
    const published = status.releases[0]?.release ?? '';
    for (const command of commands) {
      await test.step(command, async () => {
        const real = command
          .replace(/<release>|1\.0\.0-[0-9a-f]{12}/, published)
          .replace('ada@example.com', 'staff@seaview.test');
        expect(await follow(real)).not.toBe('');
      });
    }
  });
});
