import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** The two ways the screens are laid out. */
const sizes = [
  { width: 1440, height: 900 },
  { width: 375, height: 800 },
];

/** Expects no serious or critical violation of what is shown now, at both sizes or the given ones. */
export async function expectAccessible(page: Page, what: string, widths = [1440, 375]): Promise<void> {
  for (const size of sizes.filter(({ width }) => widths.includes(width))) {
    await page.setViewportSize(size);
    await settle(page);
    // Run in the page itself: there are no frames, and a second page for the findings costs more than they do.
    const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
    const { violations } = await axe.analyze();
    const found = violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .flatMap(({ id, nodes }) =>
        nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary}`),
      );
    expect.soft(found, `${what} at ${size.width} px`).toEqual([]);
  }
}

/** What is still fading in has colours of its own. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const passing = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().iterations !== Infinity);
    await Promise.allSettled(passing.map((animation) => animation.finished));
  });
}
