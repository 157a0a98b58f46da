import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';

export async function openStream(url: string, headers: Record<string, string> = {}) {
  const outgoing = request(new URL('/platform/remotes/changes', url), { agent: false, headers });
  outgoing.end();
  const [answer] = (await once(outgoing, 'response')) as [IncomingMessage];
  let text = '';
  let isEnded = false;
  answer.setEncoding('utf8').on('data', (more: string) => (text += more));
  answer.on('end', () => (isEnded = true)).on('error', () => (isEnded = true));
  const events = () => [...text.matchAll(/^event: (\w+)$/gm)].map(([, name]) => name);
  return {
    status: answer.statusCode,
    headers: answer.headers,
    text: () => text,
    events,
    isEnded: () => isEnded,
    /** Resolves when this many changes have arrived in total. */
    async changes(count: number): Promise<void> {
      while (events().filter((name) => name === 'changed').length < count)
        await new Promise((resolve) => setTimeout(resolve, 5));
    },
    close: () => outgoing.destroy(),
  };
}

export type OpenStream = Awaited<ReturnType<typeof openStream>>;
