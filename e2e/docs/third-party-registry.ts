import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { run } from '../suite/run.ts';
import { repository } from '../suite/start-suite.ts';

/** Imitates the public registry offline with empty packages, which `linkThirdParty` replaces by links. */
export async function startThirdPartyRegistry(home: string) {
  const tarball = await packNothing(join(home, 'nothing'));
  const answer = async (path: string, response: ServerResponse) => {
    if (path === 'nothing.tgz') return response.end(tarball);
    const manifest = await readFile(join(repository, 'node_modules', path, 'package.json'), 'utf8').catch(
      () => undefined,
    );
    if (manifest === undefined) return response.writeHead(404).end('{"error":"Not found"}');
    const { name, version, bin } = JSON.parse(manifest) as { name: string; version: string; bin?: unknown };
    const dist = { tarball: `${url}/nothing.tgz` };
    const described = {
      name,
      'dist-tags': { latest: version },
      versions: { [version]: { name, version, bin, dist } },
    };
    return response.setHeader('content-type', 'application/json').end(JSON.stringify(described));
  };
  const server = createServer((request, response) => {
    void answer(decodeURIComponent((request.url ?? '').slice(1)), response);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, stop: () => new Promise((stopped) => server.close(stopped)) };
}

async function packNothing(folder: string): Promise<Buffer> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'package.json'), JSON.stringify({ name: 'nothing', version: '1.0.0' }));
  await run('npm', ['pack', '--silent'], folder);
  return readFile(join(folder, 'nothing-1.0.0.tgz'));
}
