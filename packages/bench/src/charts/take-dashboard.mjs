import { watchNetwork } from '../pages/watch-network.mjs';

const bytesPerSecond = 10_000_000 / 8;

/**
 * One visit of a dashboard, in milliseconds to the painted frame, where nothing else is said from the start of the navigation.
 * @typedef {object} DashboardVisit
 * @property {number} figuresMs the first table behind a chart is there: the figures have arrived
 * @property {number} chartMs the first chart is seen
 * @property {number} canvasMs the charts library has drawn it; from being pointed at
 */

/**
 * @param {import('playwright-core').Browser} browser
 * @param {{ url: string, account: { usr_email: string, usr_password: string }, latency: number }} how
 * @returns {Promise<DashboardVisit>}
 */
export async function takeDashboard(browser, { url, account, latency }) {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1280, height: 800 } });
  await context.request.post('/api/auth/login', { data: account });
  const page = await context.newPage();
  await watchNetwork(page, { latency, download: bytesPerSecond, upload: bytesPerSecond });
  await page.addInitScript(installChartClock);
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await page.waitForFunction(() => Reflect.get(globalThis, 'chartClock').chartMs > 0);
  await page.evaluate(() => Reflect.get(globalThis, 'pointAtChart')());
  await page.waitForFunction(() => Reflect.get(globalThis, 'chartClock').canvasMs > 0);
  const visit = await page.evaluate(() => Reflect.get(globalThis, 'chartClock'));
  await context.close();
  return visit;
}

/** Runs in the page before anything else. It has to stand alone: the browser gets its text. */
function installChartClock() {
  const shapes = () => document.querySelector('svg[height="240"] :is(text, circle)');
  const canvas = () => {
    const drawing = document.querySelector('canvas');
    const pixels = drawing?.getContext('2d')?.getImageData(0, 0, drawing.width, drawing.height).data;
    return pixels?.some((value) => value !== 0) ?? false;
  };
  const watched = /** @type {const} */ ([
    ['figuresMs', () => document.querySelector('main table')],
    ['chartMs', shapes],
    ['canvasMs', canvas],
  ]);
  const clock = { figuresMs: 0, chartMs: 0, canvasMs: 0 };
  let pointedAt = 0;
  const pointAtChart = () => {
    pointedAt = performance.now();
    shapes()?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  };
  Object.assign(globalThis, { chartClock: clock, pointAtChart });
  const look = () => {
    for (const [name, isThere] of watched) {
      if (clock[name] > 0 || !isThere()) continue;
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => (clock[name] ||= performance.now() - pointedAt);
      port2.postMessage(null);
    }
    if (clock.canvasMs === 0) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
