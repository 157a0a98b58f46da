import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import { resolve, sep } from 'node:path';
import { contentTypeOf } from '../content-type.ts';
import { ReleaseFailure } from '../release-failure.ts';
import type { LiveBuild } from './in-page/live-mount.ts';
import type { SessionRelease } from './session-release.ts';

interface SessionToServe extends SessionRelease {
  port: number;
  folder: string;
  suite: string;
}

/** Serves on localhost. @throws ReleaseFailure if the port is taken */
export async function serveSession({ port, folder, suite, release, files }: SessionToServe) {
  const { origin } = new URL(suite);
  const listeners = new Set<ServerResponse>();
  let live: LiveBuild | undefined;
  const constant = new Map([...files, ['release.json', JSON.stringify(release, null, 2)]]);

  const server = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', origin);
    response.setHeader('access-control-allow-private-network', 'true');
    response.setHeader('cache-control', 'no-cache');
    response.setHeader('x-content-type-options', 'nosniff');
    // A foreign site may resolve its host name to this machine (DNS rebinding).
    if (!/^localhost(:\d+)?$/.test(request.headers.host ?? '')) return void response.writeHead(403).end();
    const [path = ''] = (request.url ?? '').slice(1).split('?');
    if (path === 'events') return follow(response);
    void answer(path, response);
  });

  function follow(response: ServerResponse): void {
    response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
    listeners.add(response.on('close', () => listeners.delete(response)));
    tell(response);
  }

  function tell(response: ServerResponse): void {
    if (live) response.write(`data: ${JSON.stringify(live)}\n\n`);
  }

  async function answer(path: string, response: ServerResponse): Promise<void> {
    const built = /^builds\/\d+\/(.+)$/.exec(path)?.[1];
    const content = constant.get(path) ?? (built === undefined ? undefined : await readBuilt(folder, built));
    if (content === undefined) return void response.writeHead(404).end();
    response.setHeader('content-type', contentTypeOf(path));
    response.end(content);
  }

  server.listen(port, 'localhost');
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    throw new ReleaseFailure(
      `The port ${port} cannot be listened at (${error.code}). Give another with --port.`,
    );
  });
  return {
    announce(build: LiveBuild) {
      live = build;
      for (const response of listeners) tell(response);
    },
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

async function readBuilt(folder: string, path: string): Promise<Buffer | undefined> {
  try {
    const file = resolve(folder, decodeURIComponent(path));
    return file.startsWith(resolve(folder) + sep) ? await readFile(file) : undefined;
  } catch {
    return undefined;
  }
}
