import type { RequestListener } from 'node:http';
import { gzipSync } from 'node:zlib';
import { afterEach, expect, test } from '@jest/globals';
import { startPhotoServer, type PhotoServer } from '../../testing/processes/start-photo-server.ts';
import { openPhotoFetch, type PhotoFetch } from './fetch-photo.ts';

const home = { allowsLoopback: true, allowedHosts: [], allowsPrivate: false };
const open = { allowsLoopback: false, allowedHosts: [], allowsPrivate: false };
const limits = { milliseconds: 500, bytes: 10_000 };
let server: PhotoServer;
let photos: PhotoFetch;

afterEach(async () => {
  server.close();
  await photos.close();
});

async function start(answer: RequestListener, rules = home): Promise<string> {
  server = await startPhotoServer(answer);
  photos = openPhotoFetch(rules, limits);
  return server.url;
}

test('a file within the limits is fetched', async () => {
  const url = await start((_request, response) => response.end(Buffer.alloc(10_000, 7)));
  expect(await photos.fetch(`${url}/me.jpg`)).toEqual(Buffer.alloc(10_000, 7));
});

test('addresses inside a network are not called, be they written out or what a name turns out to have', async () => {
  const url = await start((_request, response) => response.end('secret'), open);
  const { port } = new URL(url);
  for (const address of [
    url,
    `https://127.0.0.1:${port}`,
    'https://10.0.0.1/',
    'https://[::1]/',
    'file:///etc/passwd',
  ])
    await expect(photos.fetch(address)).rejects.toThrow('must not be called');
  // The name is valid, but resolves to a private address when the connection is made.
  await expect(photos.fetch(`https://localhost:${port}/`)).rejects.toMatchObject({
    cause: { name: 'ForbiddenAddressError' },
  });
  expect(server.calls).toEqual([]);
});

test('a redirect is not followed', async () => {
  const url = await start((_request, response) => response.writeHead(302, { location: '/secret' }).end());
  await expect(photos.fetch(`${url}/me.jpg`)).rejects.toThrow('answered 302');
  expect(server.calls).toEqual(['/me.jpg']);
});

test('a file that is too large is not read to its end', async () => {
  const url = await start((_request, response) => response.end(Buffer.alloc(1_000_000)));
  await expect(photos.fetch(url)).rejects.toThrow();
});

test('a file that is too large once it is unpacked is refused', async () => {
  const packed = gzipSync(Buffer.alloc(1_000_000));
  expect(packed.length).toBeLessThan(limits.bytes);
  const url = await start((_request, response) =>
    response.writeHead(200, { 'content-encoding': 'gzip' }).end(packed),
  );
  await expect(photos.fetch(url)).rejects.toThrow('longer than 10000 bytes');
});

test('a server that says nothing, or one byte now and then, is given up', async () => {
  const url = await start((request, response) => {
    if (request.url === '/silent') return;
    const timer = setInterval(() => response.write('x'), 50);
    response.on('close', () => clearInterval(timer));
  });
  await expect(photos.fetch(`${url}/silent`)).rejects.toThrow();
  await expect(photos.fetch(`${url}/slow`)).rejects.toThrow('timeout');
});
