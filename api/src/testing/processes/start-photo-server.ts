import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { photoFactory } from '../contexts/photo.factory.ts';

export interface PhotoServer {
  url: string;
  calls: string[];
  close(): void;
}

export async function startPhotoServer(
  answer: RequestListener = (_request, response) => response.end(photoFactory.plain()),
): Promise<PhotoServer> {
  const calls: string[] = [];
  const server = createServer((request, response) => {
    calls.push(request.url ?? '');
    answer(request, response);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  server.unref();
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    calls,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
