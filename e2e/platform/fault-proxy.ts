import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DocumentRemote, Variant } from './remote-variant.ts';

export type Fault = '404' | '503' | 'hang' | 'corrupt' | 'wrong MIME type' | 'wrong hash';

export type Slowness = { delayMs: number } | { bytesPerSecond: number } | { pieces: number; pauseMs: number };

interface RegistryDocument {
  remotes: DocumentRemote[];
}

interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

// Changed documents are signed with this key, and the page is rewritten to trust it.
const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
const point = Buffer.concat([Buffer.of(4), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]);

export interface FaultProxy {
  url: string;
  /** Requested paths since the last {@link forget}. */
  asked: { path: string; at: number; answeredAt?: number }[];
  forget(): void;
  /** Faults and delays last until {@link heal}. */
  break(path: string, fault: Fault): void;
  slowDown(isConcerned: (path: string) => boolean, slowness: Slowness): void;
  heal(): void;
  serve(variant: Variant): void;
  rewrite(change: (document: RegistryDocument) => object): void;
  /** Adds a change on top of the current one; returns a function to undo it. */
  rewriteBesides(change: (document: RegistryDocument) => object): () => void;
  stop(): Promise<void>;
}

const types: Record<string, string> = { js: 'text/javascript', css: 'text/css', json: 'application/json' };

export async function startFaultProxy(target: string): Promise<FaultProxy> {
  const served = new Map<string, Buffer>();
  const asked: FaultProxy['asked'] = [];
  const broken = new Map<string, Fault>();
  let slownessOf: (path: string) => Slowness | undefined = () => undefined;
  let change: (document: RegistryDocument) => object = (document) => document;

  const answerFor = async (incoming: IncomingMessage, path: string): Promise<Answer> => {
    const file = served.get(path);
    if (file) return { status: 200, headers: headersOf(path), body: file };
    const answer = withKey(await forward(target, incoming));
    if (path !== '/platform/remotes' || answer.status !== 200) return answer;
    const document = change(JSON.parse(answer.body.toString()) as RegistryDocument);
    return answerWithDocument(document, incoming.headers['if-none-match']);
  };

  const handle = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const path = (incoming.url ?? '/').split('?')[0] ?? '/';
    noteRequest(asked, path, outgoing);
    const fault = broken.get(path);
    if (fault === 'hang') return;
    // A 304 response has no body to corrupt.
    if (fault) delete incoming.headers['if-none-match'];
    const answer = await answerFor(incoming, path);
    const slowness = slownessOf(path);
    if (slowness && !('delayMs' in slowness)) return trickle(answer, slowness, outgoing);
    if (slowness) await sleep(slowness.delayMs);
    const { status, headers, body } = fault ? spoil(answer, fault, path) : answer;
    outgoing.writeHead(status, { ...headers, 'content-length': body.length }).end(body);
  };

  const server = await listen(handle);
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    asked,
    forget: () => void asked.splice(0),
    break: (path, fault) => void broken.set(path, fault),
    slowDown: (isConcerned, slowness) => {
      slownessOf = (path) => (isConcerned(path) ? slowness : undefined);
    },
    heal: () => {
      broken.clear();
      slownessOf = () => undefined;
    },
    serve: ({ remote, files }) => {
      for (const [name, bytes] of files) served.set(remote.base + name, bytes);
    },
    rewrite: (next) => (change = next),
    rewriteBesides: (next) => {
      const before = change;
      change = (document) => next(before(document) as RegistryDocument);
      return () => (change = before);
    },
    stop: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

function noteRequest(asked: FaultProxy['asked'], path: string, outgoing: ServerResponse): void {
  const noted: FaultProxy['asked'][number] = { path, at: Date.now() };
  asked.push(noted);
  outgoing.on('finish', () => (noted.answeredAt = Date.now()));
}

function withKey(answer: Answer): Answer {
  if (!answer.headers['content-type']?.startsWith('text/html')) return answer;
  const key = /(?<=<meta name="suite-document-keys" content=")[^"]*/;
  return { ...answer, body: Buffer.from(answer.body.toString().replace(key, point.toString('base64'))) };
}

function answerWithDocument(document: object, knownEtag: string | undefined): Answer {
  const body = Buffer.from(JSON.stringify(document));
  const etag = `"${createHash('sha256').update(body).digest('hex')}"`;
  const key = { key: privateKey, dsaEncoding: 'ieee-p1363' } as const;
  const headers = {
    'content-type': 'application/json',
    'cache-control': 'private, no-cache',
    'suite-document-signature': sign('sha256', Buffer.from(`${etag}\n${body.toString()}`), key).toString(
      'base64',
    ),
    etag,
  };
  if (knownEtag === etag) return { status: 304, headers, body: Buffer.alloc(0) };
  return { status: 200, headers, body };
}

async function listen(
  handle: (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void>,
): Promise<Server> {
  const server = createServer((incoming, outgoing) => {
    handle(incoming, outgoing).catch((error: Error) => outgoing.destroy(error));
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  return server;
}

async function trickle(
  { status, headers, body }: Answer,
  slowness: Exclude<Slowness, { delayMs: number }>,
  outgoing: ServerResponse,
): Promise<void> {
  const [pieceBytes, pauseMs] =
    'pieces' in slowness
      ? [Math.ceil(body.length / slowness.pieces), slowness.pauseMs]
      : [slowness.bytesPerSecond / 10, 100];
  outgoing.writeHead(status, { ...headers, 'content-length': body.length });
  for (let at = 0; at < body.length; at += pieceBytes) {
    outgoing.write(body.subarray(at, at + pieceBytes));
    await sleep(pauseMs);
  }
  outgoing.end();
}

function headersOf(path: string): Record<string, string> {
  return {
    'content-type': types[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  };
}

function spoil(answer: Answer, fault: Exclude<Fault, 'hang'>, path: string): Answer {
  switch (fault) {
    case '404':
    case '503':
      return { status: Number(fault), headers: { 'content-type': 'text/plain' }, body: Buffer.from(fault) };
    case 'wrong MIME type':
      return { ...answer, headers: { ...answer.headers, 'content-type': 'text/html' } };
    case 'corrupt':
      return {
        ...answer,
        body: Buffer.concat([answer.body.subarray(0, answer.body.length / 2), Buffer.from('\0{{')]),
      };
    case 'wrong hash':
      // Hashes of the shell's files are not listed, so another script replaces them.
      if (path.startsWith('/assets/')) return { ...answer, body: Buffer.from('void 0;') };
      return { ...answer, body: Buffer.concat([answer.body, Buffer.from('\n')]) };
  }
}

function forward(target: string, incoming: IncomingMessage): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { host, ...headers } = incoming.headers;
    const outgoing = request(
      new URL(incoming.url ?? '/', target),
      { method: incoming.method, headers: { ...headers, host, 'accept-encoding': 'identity' } },
      (answer) => {
        const pieces: Buffer[] = [];
        answer.on('data', (piece: Buffer) => pieces.push(piece)).on('error', reject);
        answer.on('end', () => {
          const kept = Object.entries(answer.headers).filter(
            ([name]) => !/^(connection|transfer-encoding|content-length|keep-alive)$/.test(name),
          );
          resolve({
            status: answer.statusCode ?? 502,
            headers: Object.fromEntries(kept) as Record<string, string>,
            body: Buffer.concat(pieces),
          });
        });
      },
    );
    outgoing.on('error', reject);
    incoming.pipe(outgoing);
  });
}
