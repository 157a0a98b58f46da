import { setTimeout as sleep } from 'node:timers/promises';

const timeoutMs = 30_000;

/**
 * @typedef {object} LoggedRequest
 * @property {string} url
 * @property {number} sentAt milliseconds since 1970
 * @property {boolean} cached answered without the network
 * @property {boolean} done
 * @property {number} bytes of the answer as it came over the wire, with its headers
 */

/**
 * How slow a network is.
 * @typedef {object} Speed
 * @property {number} latency milliseconds
 * @property {number} download bytes per second
 * @property {number} upload bytes per second
 */

/**
 * An event stream is a request, and a page with one open can be quiet.
 * @param {string | undefined} type
 */
const neverEnds = (type) => type === 'EventSource';

/**
 * Slows a page's network down, and logs what goes over it.
 * @param {import('playwright-core').Page} page
 * @param {Speed} speed
 */
export async function watchNetwork(page, { latency, download, upload }) {
  /** @type {Map<string, LoggedRequest>} */
  const requests = new Map();
  let lastChange = Date.now();
  /** @param {string} id @param {Partial<LoggedRequest>} change */
  const note = (id, change) => {
    lastChange = Date.now();
    Object.assign(requests.get(id) ?? {}, change);
  };
  const session = await page.context().newCDPSession(page);
  session.on('Network.requestWillBeSent', ({ requestId, request, wallTime, type }) => {
    if (!request.url.startsWith('http')) return;
    const sentAt = wallTime * 1000;
    requests.set(requestId, { url: request.url, sentAt, cached: false, done: neverEnds(type), bytes: 0 });
    note(requestId, {});
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => note(requestId, { cached: true }));
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache || response.fromPrefetchCache) note(requestId, { cached: true });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    note(requestId, { done: true, bytes: encodedDataLength }),
  );
  session.on('Network.loadingFailed', ({ requestId }) => note(requestId, { done: true }));
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: download,
    uploadThroughput: upload,
  });

  return {
    /**
     * Sums up the requests sent until a moment, and the bytes of their answers.
     * @param {number} until milliseconds since 1970
     */
    upTo(until) {
      const sent = [...requests.values()].filter(({ cached, sentAt }) => !cached && sentAt <= until);
      return {
        requests: sent.length,
        bytes: sent.reduce((sum, { bytes }) => sum + bytes, 0),
        remoteEntries: sent.filter(({ url }) => /\/releases\/.*remoteEntry/.test(url)).length,
        files: sent.map(({ url, bytes }) => ({ path: new URL(url).pathname, bytes })),
      };
    },
    /**
     * Waits until nothing has been under way for a while.
     * @param {number} quietMs
     */
    async quiet(quietMs) {
      const start = Date.now();
      const isBusy = () => [...requests.values()].some(({ done, cached }) => !done && !cached);
      while (isBusy() || Date.now() - lastChange < quietMs) {
        if (Date.now() - start > timeoutMs) throw new Error('The page went on asking for files for 30 s');
        await sleep(25);
      }
    },
  };
}
