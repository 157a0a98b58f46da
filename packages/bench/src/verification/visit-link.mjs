import { BenchFailure } from '../bench-failure.mjs';
import { guestScript, readGuestActs } from './acting-guest.mjs';

const timeLimitMs = 60_000;

/**
 * @typedef {object} Visit
 * @property {number} wholeMs from opening the link to the page that says the guest is verified
 * @property {number} movingMs of which the guest reacted or moved the head
 * @property {{ name: string, ms: number }[]} stages what the rest was spent on, without the guest's movements
 * @property {import('./acting-guest.mjs').GuestActs} acts
 */

/**
 * Verifies one drawn guest, who reads nothing and taps at once.
 * @param {import('playwright-core').Browser} browser
 * @param {string} address of the link
 * @param {import('./draw-guest.mjs').GuestPictures} pictures
 * @returns {Promise<Visit>}
 */
export async function visitLink(browser, address, pictures) {
  const page = await browser.newPage({ viewport: { width: 375, height: 812 } });
  page.setDefaultTimeout(timeLimitMs);
  await page.addInitScript(guestScript(pictures));
  const press = (/** @type {string} */ name) => page.getByRole('button', { name, exact: true }).click();
  /** @type {{ name: string, at: number }[]} */
  const marks = [];
  const mark = (/** @type {string} */ name) => marks.push({ name, at: Date.now() });
  const started = Date.now();
  try {
    await page.goto(address, { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Continue Verification' }).waitFor();
    mark('the first page');
    await press('Continue Verification');
    await page.getByRole('checkbox', { name: 'I consent to data processing' }).check();
    await press('Continue');
    await page.getByRole('button', { name: 'Take Selfie Liveness' }).waitFor();
    mark('details and consent');
    await press('Take Selfie Liveness');
    await page.getByText('Good. Hold still.').waitFor();
    mark('camera and models, until the face is found');
    await page.locator('dialog circle').first().waitFor({ state: 'attached' });
    mark('holding still');
    await page.getByRole('button', { name: 'Use This Photo' }).waitFor();
    mark('poses');
    await press('Use This Photo');
    const accepted = 'Live Selfie captured successfully';
    const answer = page.getByText(accepted).or(page.getByRole('alert'));
    await answer.first().waitFor();
    if ((await answer.first().textContent()) !== accepted) throw new BenchFailure('The selfie was refused.');
    mark('the selfie: sent and decided');
    await press('Continue');
    await press('Capture Document');
    await page.getByRole('button', { name: 'Use This Photo' }).waitFor();
    mark('camera, until the document is photographed');
    await press('Use This Photo');
    await press('Verify Identity');
    await page.getByText('Your identity has been verified.').waitFor();
    mark('the document: sent and decided');
    const acts = await page.evaluate(readGuestActs);
    return timesOf(started, marks, acts);
  } catch (error) {
    const shown = await page
      .locator('body')
      .innerText()
      .catch(() => '');
    throw new BenchFailure(`The guest was not verified: ${String(error)}\nThe page showed: ${shown}`);
  } finally {
    await page.close();
  }
}

/**
 * @param {number} started
 * @param {readonly { name: string, at: number }[]} marks
 * @param {import('./acting-guest.mjs').GuestActs} acts
 * @returns {Visit}
 */
function timesOf(started, marks, acts) {
  const movingMs = acts.moves.reduce((sum, { from, to }) => sum + to - from, 0);
  const stages = marks.map(({ name, at }, index) => {
    const ms = at - (marks[index - 1]?.at ?? started);
    return { name, ms: name === 'poses' ? ms - movingMs : ms };
  });
  return { wholeMs: (marks.at(-1)?.at ?? started) - started, movingMs, stages, acts };
}
