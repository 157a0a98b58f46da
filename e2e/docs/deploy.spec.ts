import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../suite/free-port.ts';
import { run } from '../suite/run.ts';
import { repository } from '../suite/start-suite.ts';
import { expect, test } from '../suite/test.ts';
import { minutes } from '../suite/time-limits.ts';

const script = path.join(repository, 'api/deploy/suite.sh');
const openEngine = `
  const { openIdentityEngine } = await import('@suite/identity');
  const engine = await openIdentityEngine({ workers: 1 });
  await engine.close();
  console.log('opened');`;

test.describe('api/deploy', () => {
  let folder: string;
  test.beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'suite-packed-'));
  });
  test.afterAll(() => rm(folder, { recursive: true, force: true }));

  test('what is packed into an empty folder starts there and serves everything', async () => {
    test.setTimeout(minutes(4));
    const packed = path.join(folder, 'suite');
    await run('sh', [script, 'pack', packed], folder);
    expect(await readdir(packed)).not.toContain('.git');
    const port = await freePort();
    const server = spawn('sh', ['api/deploy/suite.sh', 'start'], {
      cwd: packed,
      env: {
        ...process.env,
        PORT: String(port),
        PUBLIC_URL: `http://localhost:${port}`,
        DATA_DIR: path.join(folder, 'data'),
      },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let said = '';
    server.stderr.on('data', (text) => (said += String(text)));
    const ended = once(server, 'exit');
    try {
      const url = `http://localhost:${port}`;
      const status = async (address: string) => (await fetch(url + address)).status;
      const ready = () => status('/api/ready').catch(() => 'not yet');
      await Promise.race([
        expect.poll(ready, { timeout: minutes(2) }).toBe(200),
        ended.then(([code]) => Promise.reject(new Error(`The server ended with code ${code}: ${said}`))),
      ]);
      expect(await status('/api/openapi.json')).toBe(200);
      expect(await status('/api/docs/swagger-ui.css')).toBe(200);
      expect(await status('/platform/sdk/@suite/remote-kit')).toBe(200);
      expect(await status('/platform/docs/start')).toBe(200);
      expect(await status('/docs/start')).toBe(404);
      const page = await (await fetch(url)).text();
      const assets = [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, asset = '']) => asset);
      expect(assets.length).toBeGreaterThan(0);
      for (const asset of assets) expect(await status(asset)).toBe(200);
    } finally {
      server.kill('SIGTERM');
    }
    expect(await ended, 'it ends when it is told to').toEqual([0, null]);
    const engine = ['--input-type=module', '--eval', openEngine];
    expect(await run(process.execPath, engine, path.join(packed, 'api'))).toContain('opened');
  });

  test('nothing is packed over a folder that has something in it', async () => {
    const full = await mkdtemp(path.join(folder, 'full-'));
    await writeFile(path.join(full, 'notes.txt'), 'mine');
    await expect(run('sh', [script, 'pack', full], folder)).rejects.toThrow(/is not empty\. Name a folder/);
  });
});
