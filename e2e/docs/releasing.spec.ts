import { cp, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { buildFixture, fixtures, renameVersion } from '../platform/remote-workshop.ts';
import { run } from '../suite/run.ts';
import { repository, startSuite, type Suite } from '../suite/start-suite.ts';
import { expect, test } from '../suite/test.ts';
import { pageCommands } from './page-commands.ts';
import manifest from '../../package.json' with { type: 'json' };
import { minutes } from '../suite/time-limits.ts';

const { scripts } = manifest as { scripts: Record<string, string> };
// The page's examples use mf-bookings.
const documented = 'mf-bookings';
const remote = 'mf-sample';

interface Status {
  releases: { release: string }[];
}

// A separate suite keeps releases away from other tests.
const commands = await pageCommands('releasing.md', /^(npm run release -- |npm run suite -- )/);

test.describe.serial('docs/releasing.md: every command does what it says, in the order of the page:', () => {
  let own: Suite;
  let workshop: string;
  let published: string;

  test.beforeAll(async () => {
    test.setTimeout(minutes(3));
    const [suite, built] = await Promise.all([startSuite(), buildFixture(remote)]);
    own = suite;
    await own.release(remote, fixtures);
    workshop = await renameVersion(built, '1.2.0', {
      from: 'Sample, as released',
      to: 'Sample, as documented',
    });
    await cp(path.join(repository, 'package.json'), path.join(workshop, 'package.json'));
    for (const folder of ['node_modules', 'packages'])
      await rm(path.join(workshop, folder), { force: true }).then(() =>
        symlink(path.join(repository, folder), path.join(workshop, folder)),
      );
    const status = JSON.parse(await follow(`npm run suite -- status ${remote} --json`)) as Status;
    published = status.releases[0]?.release ?? '';
  });
  test.afterAll(() => own.stop());

  /**
   * Runs the page's command with this suite's address and token. Calls the script directly because npm starts slowly.
   */
  function follow(command: string): Promise<string> {
    const [, , name = '', , ...given] = command.replaceAll(documented, remote).split(/\s+/);
    const [program = '', ...args] = scripts[name]?.split(' ') ?? [];
    const access = ['--registry', own.url, '--token-file', path.join(own.dataDir, 'release-token')];
    // Other tests cover smoke runs.
    return run(program, [...args, ...given, ...access], workshop, { CHROMIUM_PATH: '' });
  }

  test('the page has commands', () => expect(commands.length).toBeGreaterThan(10));

  // Each command is a test of its own, so that a slow one shows.
  for (const [index, command] of commands.entries()) {
    test(`${index + 1}. ${command}`, async () => {
      const real = command
        .replace(/<release>|1\.0\.0-[0-9a-f]{12}/, published)
        .replace('ada@example.com', 'staff@seaview.test');
      // A gradual release waits for loads; it ends at once for a build that is live for all users.
      const waits = real.includes('--gradual');
      if (waits) await follow(`npm run suite -- rollback ${remote} --canary`);
      expect(await follow(real)).not.toBe('');
      if (waits) await follow(`npm run suite -- promote ${remote} ${published} --percent 10`);
    });
  }
});
