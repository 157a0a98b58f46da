import { repository, startSuite, type Suite } from './start-suite.ts';
import { test as base } from './test.ts';

/** The test with a suite that compares no photos; all that use it share one. */
export const test = base.extend<object, { suite: Suite }>({
  suite: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads which fixtures are needed from this pattern
    async ({}, use) => {
      const suite = await startSuite(repository, { isEngineStubbed: true });
      await use(suite);
      await suite.stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});
