import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { ShellPage } from '../pages/shell.page.ts';
import { repository, type Suite } from '../suite/start-suite.ts';
import { expect } from '../suite/test.ts';
import { examples, test } from './example-suite.ts';

// A build error is caused on purpose.
test.use({ account: 'staff@seaview.test', provoked: /cannot be read|has ended/ });

const folder = path.join(repository, `e2e/test-results/served-${process.env.TEST_PARALLEL_INDEX}`);
const source = path.join(folder, 'src/remote.js');

async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, 'localhost');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port;
}

/** Serves a copy of a remote without a build step and returns the link. */
async function serve(suite: Suite): Promise<{ child: ChildProcess; link: string }> {
  await rm(folder, { recursive: true, force: true });
  await cp(path.join(examples, 'mf-by-hand'), folder, { recursive: true });
  const cli = path.join(repository, 'packages/release-tools/dist/cli.js');
  const what = ['serve', 'mf-by-hand', '--dist', 'src', '--descriptor', 'remote.json'];
  const where = ['--registry', suite.url, '--token-file', path.join(suite.dataDir, 'release-token')];
  const port = ['--port', String(await findFreePort())];
  const child = spawn(process.execPath, [cli, ...what, ...where, ...port], { cwd: folder });
  const lines: string[] = [];
  const link = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      createInterface(stream).on('line', (line) => {
        lines.push(line);
        const found = /^Open (\S+)$/.exec(line)?.[1];
        if (found) resolve(found);
      });
    child.once('exit', () => reject(new Error(`serve ended:\n${lines.join('\n')}`)));
  });
  return { child, link };
}

async function edit(from: string, to: string): Promise<void> {
  const before = await readFile(source, 'utf8');
  expect(before).toContain(from);
  await writeFile(source, before.replace(from, to));
}

test('a build of another tool is shown in the running suite, anew after each build', async ({
  page,
  exampleSuite,
}) => {
  const { child, link } = await serve(exampleSuite);
  const shell = new ShellPage(page);
  const heading = (name: string) => shell.content.getByRole('heading', { level: 1, name, exact: true });
  const told = shell.content.getByRole('alert');
  try {
    const opened = new URL(link);
    opened.pathname = '/today';
    await page.goto(opened.href);
    await heading('Today').waitFor();
    const started = await page.evaluate(() => performance.timeOrigin);

    await edit("title: 'Today'", "title: 'This day'");
    await expect(heading('This day')).toBeVisible();
    await expect(heading('Today')).toHaveCount(0);

    await edit("title: 'This day'", "title: 'This day");
    await expect(told).toContainText('remote.js cannot be read');
    await expect(heading('This day')).toBeVisible();
    await edit("title: 'This day", "title: 'That day'");
    await expect(heading('That day')).toBeVisible();
    await expect(told).toBeHidden();

    await writeFile(path.join(folder, 'src/remote.css'), 'h1 { text-transform: uppercase }');
    await expect(heading('That day')).toHaveCSS('text-transform', 'uppercase');
    expect(await page.evaluate(() => performance.timeOrigin)).toBe(started);
  } finally {
    const ended = once(child, 'exit');
    child.kill('SIGINT');
    expect((await ended)[0]).toBe(0);
  }
  await page.goto('/today');
  await expect(shell.menu).toBeVisible();
  await expect(heading('That day')).toHaveCount(0);
});
