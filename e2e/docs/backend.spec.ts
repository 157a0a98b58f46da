import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { buildFixture, fixtures } from '../platform/remote-workshop.ts';
import { freePort } from '../suite/free-port.ts';
import { run } from '../suite/run.ts';
import { repository, startSuite, type Suite } from '../suite/start-suite.ts';
import { expect, test } from '../suite/test.ts';
import { pageCommands } from './page-commands.ts';
import { minutes } from '../suite/time-limits.ts';

const example = path.join(repository, 'examples/spa-service');
const tools = path.join(repository, 'packages/release-tools/dist/cli.js');
const staff = { usr_email: 'staff@seaview.test', usr_password: 'Demo1234' };

// A separate suite keeps mappings and releases away from other tests.
test.describe('docs/teams/backend.md', () => {
  let own: Suite;
  test.beforeAll(async () => {
    test.setTimeout(minutes(3));
    [own] = await Promise.all([startSuite(), buildFixture('mf-spa')]);
  });
  test.afterAll(() => own.stop());

  test('the tests of the example pass', async () => {
    expect(await run(process.execPath, ['--test'], example)).toContain('# fail 0');
  });

  test('the example runs as its own program, is mapped by the command on the page, and answers its remote', async ({
    page,
  }) => {
    test.setTimeout(minutes(2));
    const port = await freePort();
    const env = { ...process.env, SUITE_URL: own.url, PORT: String(port) };
    const service = spawn(process.execPath, ['server.mjs'], {
      cwd: example,
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    try {
      await once(service.stdout, 'data');
      const [command = ''] = await pageCommands('teams/backend.md', /^npm run suite -- map-service/);
      const words = command
        .replace('https://spa.internal.example', `http://localhost:${port}`)
        .split(' ')
        .slice(4);
      const access = ['--registry', own.url, '--token-file', path.join(own.dataDir, 'release-token')];
      expect(await run(process.execPath, [tools, ...words, ...access], repository)).toContain(
        'spa is mapped to',
      );
      await own.release('mf-spa', fixtures);
      await page.context().request.post(`${own.url}/api/auth/login`, { data: staff });
      await page.goto(`${own.url}/spa`);
      await page.getByRole('button', { name: 'Book Massage' }).click();
      await expect(page.getByRole('listitem').filter({ hasText: 'Massage' })).toContainText(/booked by \d+/);
    } finally {
      service.kill('SIGTERM');
    }
  });
});
