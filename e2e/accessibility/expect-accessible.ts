import { expect, type Page } from '@playwright/test';
import axe, { type AxeResults, type RunOptions } from 'axe-core';

const layouts = [1440, 375];
/** At these widths only overflow is checked. */
const between = [320, 768, 1024, 1200];
const height = 900;
export const emailAddresses = '#content [class*=email-address]';

/** Expects no serious or critical violation and no overflow. In the dark look only contrast is checked. */
export async function expectAccessible(page: Page, what: string, widths = layouts): Promise<void> {
  const before = page.viewportSize();
  for (const width of layouts.filter((one) => widths.includes(one))) {
    await resize(page, width);
    await expectNoViolation(page, `${what} at ${width} px`);
    await expectNoViolation(page, `${what} at ${width} px`, 'colours');
    await expectFits(page, `${what} at ${width} px`);
  }
  await page.emulateMedia({ colorScheme: 'dark' });
  await settle(page);
  await expectNoViolation(page, `${what}, dark`, 'colours');
  await page.emulateMedia({ colorScheme: 'light' });
  if (widths === layouts) await expectFitsAt(page, what, between);
  if (before) await page.setViewportSize(before);
}

/** Skips contrast, which does not depend on the language. */
export async function expectTranslationAccessible(page: Page, what: string): Promise<void> {
  const before = page.viewportSize();
  for (const width of layouts) {
    await resize(page, width);
    await expectNoViolation(page, `${what} at ${width} px`);
  }
  await expectFitsAt(page, what, [...layouts, ...between]);
  if (before) await page.setViewportSize(before);
}

export async function expectFitsAt(page: Page, what: string, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await resize(page, width);
    await expectFits(page, `${what} at ${width} px`);
    if (width === 320) await withWiderLetters(page, () => expectFits(page, `${what} in a wider font`));
  }
}

export async function expectFitsInLargeText(page: Page, what: string): Promise<void> {
  const before = page.viewportSize();
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  await resize(page, 320);
  await withLongerAddresses(page, () => expectFits(page, `${what} in large text`));
  await page.evaluate(() => (document.documentElement.style.fontSize = ''));
  if (before) await page.setViewportSize(before);
}

type Rules = 'without colours' | 'colours';

async function expectNoViolation(page: Page, what: string, rules: Rules = 'without colours'): Promise<void> {
  // Injecting the script for each check would compile it each time.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  expect.soft(await page.evaluate(findViolations, rules), what).toEqual([]);
}

async function findViolations(rules: Rules): Promise<string[]> {
  const { run } = (globalThis as unknown as { axe: typeof axe }).axe;
  const settings: RunOptions = { resultTypes: ['violations'], preload: false };
  const content = document.querySelector('#content');
  const dialog = document.querySelector('[role=dialog], [role=alertdialog], dialog[open]');
  // The page below a dialog was checked before, and contrast is the most expensive rule.
  const uncovered = dialog && content?.contains(dialog) === false ? { exclude: ['#content'] } : document;
  const found: AxeResults =
    rules === 'colours'
      ? await run(uncovered, { ...settings, runOnly: ['color-contrast'] })
      : await run(document, { ...settings, rules: { 'color-contrast': { enabled: false } } });
  return found.violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary}`),
    );
}

async function expectFits(page: Page, what: string): Promise<void> {
  const excess = () =>
    page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      const dialogs = [...document.querySelectorAll('[role=dialog], dialog[open]')].map((dialog) => {
        const { left, right } = dialog.getBoundingClientRect();
        return Math.max(-left, right - clientWidth);
      });
      return Math.max(scrollWidth - clientWidth, ...dialogs);
    });
  // Layout by script follows a resize later.
  const soft = expect.configure({ soft: true });
  const timeout = 5000;
  await soft.poll(excess, { message: `${what}: wider than the window by`, timeout }).toBeLessThanOrEqual(0);
  const message = `${what}: controls of tables that are out of sight`;
  await soft.poll(() => page.evaluate(findCutControls), { message, timeout }).toEqual([]);
}

function findCutControls(): string[] {
  return [...document.querySelectorAll('[role=table]')].flatMap((table) => {
    const box = table.parentElement!;
    const { left, right } = box.getBoundingClientRect();
    const controls = [...table.querySelectorAll('button, a, input, select')];
    const cut = controls.filter((control) => {
      const shown = control.getBoundingClientRect();
      return shown.left < left - 1 || shown.right > right + 1;
    });
    const scrolls = box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight;
    const names = cut.map((control) => control.getAttribute('aria-label') ?? control.textContent);
    return scrolls ? [`${table.getAttribute('aria-label')} scrolls`, ...names] : names;
  });
}

/** Widens letters by a tenth, since fonts differ between machines. */
async function withWiderLetters(page: Page, look: () => Promise<void>): Promise<void> {
  const style = await page.evaluateHandle(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { letter-spacing: 0.06em !important; }');
    document.adoptedStyleSheets.push(sheet);
    return sheet;
  });
  await look();
  await style.evaluate((sheet) => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  });
}

/** Prefixes e-mail addresses with a word wider than a small phone. */
async function withLongerAddresses(page: Page, look: () => Promise<void>): Promise<void> {
  const words = await page.evaluateHandle(
    (selector) =>
      [...document.querySelectorAll(selector)].map((address) => {
        const word = document.createTextNode('administrationoffice');
        address.prepend(word);
        return word;
      }),
    emailAddresses,
  );
  await look();
  await words.evaluate((all) => {
    for (const word of all) word.remove();
  });
}

async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height });
  await settle(page);
}

async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    const passing = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().iterations !== Infinity);
    await Promise.allSettled(passing.map((animation) => animation.finished));
  });
}
