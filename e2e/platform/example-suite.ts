import path from 'node:path';
import { run } from '../suite/run.ts';
import { repository, startSuite, type Suite } from '../suite/start-suite.ts';
import { test as base } from '../suite/test.ts';

/** The folder of the remotes that are built by other tools. */
export const examples = path.join(repository, 'examples');

/** A suite of its own, into which builds of other tools are released. */
export const test = base.extend<object, { exampleSuite: Suite }>({
  baseURL: async ({ exampleSuite }, use) => use(exampleSuite.url),
  exampleSuite: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads which fixtures are needed from this pattern
    async ({}, use) => {
      const suite = await startSuite();
      await use(suite);
      await suite.stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});

/** Releases the folder that another tool built, as a team does; gives what the command printed. */
export function releaseFolder(
  suite: Suite,
  remote: string,
  { dist, descriptor, version = '1.0.0' }: { dist: string; descriptor: string; version?: string },
): Promise<string> {
  const command = ['release', remote, '--dist', dist, '--descriptor', descriptor];
  const where = ['--registry', suite.url, '--token-file', path.join(suite.dataDir, 'release-token')];
  return run(
    process.execPath,
    [
      path.join(repository, 'packages/release-tools/dist/cli.js'),
      ...command,
      '--release-version',
      version,
      ...where,
    ],
    examples,
    { CHROMIUM_PATH: '' },
  );
}
