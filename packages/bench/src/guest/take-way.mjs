import { BenchFailure } from '../bench-failure.mjs';
import { watchNetwork } from '../pages/watch-network.mjs';
import { installVitals, readVitals } from './page-vitals.mjs';
import { slowdown } from './speeds.mjs';

const patienceMs = 60_000;
const settledQuietMs = 1_000;
/** Longer than any interaction: what is on the screen afterwards belongs to none. */
const afterTapMs = 400;

/**
 * The way of one guest from the link to the selfie, as far as a picture without a face goes.
 * @typedef {object} Way
 * @property {number} lcpMs largest content painted before the first tap, since the navigation began
 * @property {string} lcpWhat which element that was
 * @property {{ duration: number, what: string }[]} interactions
 * @property {number} bytes that came over the wire before the first tap, with headers
 * @property {number} requests before the first tap
 * @property {boolean} isModelAsked whether anything that looks for faces was asked for before the first tap
 */

/**
 * Opens a link on a slow phone and taps through it, as far as the selfie.
 * @param {import('playwright-core').BrowserContext} context
 * @param {string} address
 * @param {import('../pages/watch-network.mjs').Speed} speed
 * @returns {Promise<Way>}
 */
export async function takeWay(context, address, speed) {
  const page = await context.newPage();
  page.setDefaultTimeout(patienceMs);
  const network = await watchNetwork(page, speed);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript(installVitals);
  const tap = async (/** @type {string} */ name) => {
    await page.getByRole('button', { name, exact: true }).tap();
    await page.waitForTimeout(afterTapMs);
  };
  try {
    await page.goto(address, { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Continue Verification' }).waitFor();
    await network.quiet(settledQuietMs);
    const before = network.upTo(Date.now());
    const largest = (await page.evaluate(readVitals)).paints.at(-1);
    if (!largest) throw new BenchFailure('The guest page painted nothing.');
    await tap('Continue Verification');
    await page.getByRole('checkbox').tap();
    await page.waitForTimeout(afterTapMs);
    await tap('Continue');
    await page.getByRole('button', { name: 'Take Selfie Liveness' }).waitFor();
    await tap('Take Selfie Liveness');
    // By now faces are looked for in every picture, in the same thread as the buttons.
    await page.locator('video').waitFor();
    await network.quiet(settledQuietMs);
    await tap('Capture');
    await page.getByRole('button', { name: 'Retake Photo' }).waitFor();
    await tap('Retake Photo');
    await page.locator('video').waitFor();
    const { interactions } = await page.evaluate(readVitals);
    return {
      lcpMs: largest.at,
      lcpWhat: largest.what,
      interactions,
      bytes: before.bytes,
      requests: before.requests,
      isModelAsked: before.files.some(({ path }) => path.endsWith('.bin')),
    };
  } catch (error) {
    const shown = await page
      .locator('body')
      .innerText()
      .catch(() => '');
    throw new BenchFailure(`The guest's way ended early: ${String(error)}\nThe page showed: ${shown}`);
  } finally {
    await page.close();
  }
}
