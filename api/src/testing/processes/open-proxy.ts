import { once } from 'node:events';
import { createServer, request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export const visitorAddress = '203.0.113.9';

export async function openProxy(servers: readonly string[], { isCdn = false } = {}) {
  const kept = new Map<string, Answer>();
  let turn = 0;
  let asked = 0;

  async function fetchFrom(incoming: IncomingMessage, body: Buffer): Promise<Answer> {
    const key = `${incoming.method} ${incoming.url} ${incoming.headers['accept-encoding'] ?? ''}`;
    const copy = kept.get(key);
    if (copy) return copy;
    turn += 1;
    const inTurn = servers.map((_, place) => servers[(turn + place) % servers.length] ?? '');
    for (const server of inTurn) {
      try {
        asked += 1;
        const answer = await ask(server, incoming, body);
        if (isCdn && mayKeep(answer)) kept.set(key, answer);
        return answer;
      } catch (error) {
        if (!mayPassOn(error as NodeJS.ErrnoException, incoming)) throw error;
      }
    }
    return { status: 502, headers: {}, body: Buffer.from('No server answers.') };
  }

  const proxy = createServer((incoming, outgoing) => {
    void buffer(incoming)
      .then((body) => fetchFrom(incoming, body))
      .catch((error: unknown) => ({ status: 502, headers: {}, body: Buffer.from(String(error)) }))
      .then(({ status, headers, body }) => outgoing.writeHead(status, headers).end(body));
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    asked: () => asked,
    async close() {
      proxy.close();
      proxy.closeAllConnections();
      await once(proxy, 'close');
    },
  };
}

async function ask(server: string, incoming: IncomingMessage, body: Buffer): Promise<Answer> {
  const forwarded = [incoming.headers['x-forwarded-for'], visitorAddress].filter(Boolean).join(', ');
  const outgoing = request(new URL(incoming.url ?? '/', server), {
    method: incoming.method ?? 'GET',
    headers: { ...incoming.headers, 'x-forwarded-for': forwarded },
    agent: false,
  });
  outgoing.end(body);
  const [answer] = (await once(outgoing, 'response')) as [IncomingMessage];
  return { status: answer.statusCode ?? 502, headers: answer.headers, body: await buffer(answer) };
}

/** Retries like nginx: requests that no server has received, and those that are safe to repeat. */
function mayPassOn({ code }: NodeJS.ErrnoException, { method }: IncomingMessage): boolean {
  return code === 'ECONNREFUSED' || (code === 'ECONNRESET' && (method === 'GET' || method === 'HEAD'));
}

function mayKeep({ status, headers }: Answer): boolean {
  const control = headers['cache-control'] ?? '';
  return status === 200 && /\bpublic\b/.test(control) && /max-age=[1-9]/.test(control);
}
