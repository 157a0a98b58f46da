import { kilobytes, milliseconds, count } from '../figures/formats.mjs';
import { median, quantile } from '../figures/quantile.mjs';
import { atMost } from '../figures/wanted.mjs';
import { openBrowser } from '../pages/open-browser.mjs';
import { releaseRemote } from '../processes/release-remote.mjs';
import { startServer } from '../processes/start-server.mjs';
import { bookStay } from './book-stay.mjs';
import { slowdown, speeds } from './speeds.mjs';
import { takeWay } from './take-way.mjs';

/** @typedef {import('./take-way.mjs').Way} Way */
/** @typedef {import('./speeds.mjs').SpeedName} SpeedName */

const phone = { viewport: { width: 375, height: 812 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const names = /** @type {SpeedName[]} */ (Object.keys(speeds));

/**
 * Opens a guest's link on a slow phone, again and again, and taps through it as far as the camera.
 * @param {{ runs: number }} how
 * @returns {Promise<import('../report/section.mjs').Section>}
 */
export async function measureGuest({ runs }) {
  console.log('\nGuest: starting a server …');
  const server = await startServer();
  await releaseRemote(server, 'mf-verification');
  const address = `${server.url}/user-verification/${await bookStay(server.url)}`;
  const { browser, close } = await openBrowser([
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
  ]);
  const visit = async (/** @type {SpeedName} */ name) => {
    const context = await browser.newContext({ ...phone, permissions: ['camera'] });
    const way = await takeWay(context, address, speeds[name]);
    await context.close();
    return way;
  };
  // The first visit finds the server's code cold; it is not counted.
  await visit('lighthouse');
  /** @type {Record<SpeedName, Way[]>} */
  const ways = { lighthouse: [], developerTools: [] };
  for (let run = 1; run <= runs; run++) {
    console.log(`Guest: run ${run} of ${runs} …`);
    for (const name of names) ways[name].push(await visit(name));
  }
  await close();
  await server.stop();
  return {
    name: 'guest',
    title: 'Guest: a link opened on a slow phone, and the way to the selfie',
    tables: [
      {
        title: 'Before the first tap, and taps',
        columns: ['slow 4G of', 'LCP p75', 'LCP', 'element', 'INP p75', 'slowest tap', 'bytes', 'requests'],
        rows: names.map((name) => row(name, ways[name])),
      },
    ],
    wanted: [
      atMost('bytes before the first tap', bytesOf(ways.lighthouse), 80_000, kilobytes),
      atMost('LCP p75, Lighthouse’s slow 4G', lcpOf(ways.lighthouse), 1800, milliseconds),
      atMost('LCP p75, the developer tools’ slow 4G', lcpOf(ways.developerTools), 1800, milliseconds),
      atMost('INP p75', inpOf([...ways.lighthouse, ...ways.developerTools]), 200, milliseconds),
      atMost('visits that load models before the first tap', earlyModels(ways), 0, count),
    ],
    notes: [
      `A window of 375 × 812, Chromium's processor slowed down ${slowdown} times, ${runs} visits each with an empty cache; the two kinds of slow 4G in turns.`,
      'INP of a visit: its slowest interaction, taps on every button from the details to a selfie that is refused, beside the face finder. Chromium rounds to 8 ms.',
      'The camera is Chromium’s own test picture, which shows no face: the selfie is taken by the button and refused by the page.',
      'Over plain HTTP/1.1 on this machine: what a handshake costs is in the second kind of slow 4G alone.',
    ],
    figures: { ways },
  };
}

/**
 * @param {SpeedName} name
 * @param {Way[]} ways
 */
function row(name, ways) {
  const slowest = ways.flatMap(({ interactions }) => interactions).sort((a, b) => b.duration - a.duration)[0];
  return [
    name === 'lighthouse' ? 'Lighthouse' : 'the developer tools',
    milliseconds(lcpOf(ways)),
    ways.map(({ lcpMs }) => Math.round(lcpMs)).join(', '),
    ways.at(-1)?.lcpWhat ?? '',
    milliseconds(inpOf(ways)),
    slowest ? `${milliseconds(slowest.duration)}: ${slowest.what}` : 'none',
    kilobytes(bytesOf(ways)),
    count(median(ways.map(({ requests }) => requests))),
  ];
}

/** @param {Way[]} ways */
const lcpOf = (ways) =>
  quantile(
    ways.map(({ lcpMs }) => lcpMs),
    0.75,
  );

/** @param {Way[]} ways */
const inpOf = (ways) =>
  quantile(
    ways.map(({ interactions }) => Math.max(0, ...interactions.map(({ duration }) => duration))),
    0.75,
  );

/** @param {Way[]} ways */
const bytesOf = (ways) => Math.max(...ways.map(({ bytes }) => bytes));

/** @param {Record<SpeedName, Way[]>} ways */
const earlyModels = ({ lighthouse, developerTools }) =>
  [...lighthouse, ...developerTools].filter(({ isModelAsked }) => isModelAsked).length;
