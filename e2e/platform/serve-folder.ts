import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';

export interface ServedFolder {
  url: string;
  stop(): Promise<void>;
}

const types: Record<string, string> = {
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.json': 'application/json',
};

export async function serveFolder(folder: string): Promise<ServedFolder> {
  const files = new Map<string, Promise<Buffer>>();
  const server = createServer((request, response) => {
    const name = path.basename(new URL(request.url ?? '/', 'http://localhost').pathname);
    const file = files.get(name) ?? readFile(path.join(folder, name));
    files.set(name, file);
    file.then(
      (bytes) => {
        const type = types[path.extname(name)] ?? 'application/octet-stream';
        response.writeHead(200, { 'access-control-allow-origin': '*', 'content-type': type }).end(bytes);
      },
      () => response.writeHead(404, { 'access-control-allow-origin': '*' }).end(),
    );
  }).listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The folder is served nowhere');
  return {
    url: `http://localhost:${address.port}/`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
