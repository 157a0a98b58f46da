import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { BenchFailure } from '../bench-failure.mjs';

const openedAtOnce = 50;
const streamsOfAddress = 250;

/**
 * Opens event streams as tabs do, each with what the tab asks at a change.
 * @param {{ url: string, token: string, streams: number }} settings
 */
export async function openStreams({ url, token, streams }) {
  const agent = new Agent({ keepAlive: true, maxSockets: 20 });
  /** @type {import('node:http').ClientRequest[]} */
  const open = [];
  const counts = { changed: 0, alive: 0, asked: 0, failed: 0 };
  const ask = documentReader({ url, token, agent, counts });

  /** @param {number} place */
  const openOne = async (place) => {
    const address = Math.floor(place / streamsOfAddress);
    const stream = request(new URL('/platform/remotes/changes', url), {
      agent: false,
      headers: {
        authorization: `Bearer ${token}`,
        'x-forwarded-for': `198.51.${Math.floor(address / 250)}.${1 + (address % 250)}`,
      },
    });
    stream.end();
    const [answer] = await once(stream, 'response');
    if (answer.statusCode !== 200) throw new BenchFailure(`A stream was answered ${answer.statusCode}.`);
    open.push(stream);
    answer.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
      if (text.includes('event: alive')) counts.alive += 1;
      if (!text.includes('event: changed')) return;
      counts.changed += 1;
      void ask();
    });
    // Closing them is how the measurement ends.
    answer.on('error', () => undefined);
    stream.on('error', () => undefined);
  };

  for (let place = 0; place < streams; place += openedAtOnce) {
    const some = Array.from({ length: Math.min(openedAtOnce, streams - place) }, (_, one) => place + one);
    await Promise.all(some.map(openOne));
  }
  return {
    counts,
    ask,
    close() {
      for (const stream of open) stream.destroy();
      agent.destroy();
    },
  };
}

/**
 * Reads the registry document as a tab does, which sends the version it has.
 * @param {{ url: string, token: string, agent: Agent, counts: { asked: number, failed: number } }} settings
 */
function documentReader({ url, token, agent, counts }) {
  let etag = '';
  return async () => {
    const asking = request(new URL('/platform/remotes', url), {
      agent,
      headers: { authorization: `Bearer ${token}`, ...(etag && { 'if-none-match': etag }) },
    });
    asking.end();
    try {
      const [answer] = await once(asking, 'response');
      etag = String(answer.headers.etag ?? etag);
      answer.resume();
      await once(answer, 'end');
      if (answer.statusCode !== 200 && answer.statusCode !== 304) counts.failed += 1;
    } catch {
      counts.failed += 1;
    }
    counts.asked += 1;
  };
}
