import type { Page } from '@playwright/test';
import { expect } from '../suite/test.ts';
import { codeCells, fileFaults, fileOf, type Outcome, type Target } from './fault-cells.ts';
import { test, type FixtureSuite } from './fixture-suite.ts';
import { makeVariant, type Variant, type VariantEdit } from './remote-variant.ts';
import { SampleAreaPage } from './sample-area.page.ts';

// How long each took is noted in the report; what a busy machine cannot promise is not a test.
const patienceMs = 10_000;

// One page lives through all cells, so that it also meets dozens of releases of one remote in one tab.
test.describe.configure({ mode: 'serial' });

test.describe('The fault matrix', () => {
  let page: Page;
  let area: SampleAreaPage;
  let variants = 0;

  test.beforeAll(async ({ browser, fixtureSuite }) => {
    page = await fixtureSuite.open(browser, '/reports');
    area = new SampleAreaPage(page);
    await area.menu.waitFor();
  });
  test.afterAll(() => page.context().close());

  /** Another release of the sample remote goes live, the one in `earlier` being the last known good. */
  function goLive({ proxy, sample }: FixtureSuite, edit?: VariantEdit): { live: Variant; earlier: Variant } {
    const earlier = makeVariant(sample, (variants += 1));
    const live = makeVariant(sample, (variants += 1), edit);
    for (const variant of [earlier, live]) proxy.serve(variant);
    proxy.rewrite((document) => ({
      ...document,
      remotes: document.remotes.map((remote) =>
        remote.name === 'mf-sample' ? { ...remote, ...live.remote, fallback: earlier.remote } : remote,
      ),
    }));
    return { live, earlier };
  }

  async function expectOutcome(outcome: Outcome): Promise<void> {
    const shown = { newest: area.heading, earlier: area.notice, card: area.card }[outcome];
    const asked = Date.now();
    await area.go('Sample');
    await shown.waitFor({ timeout: patienceMs });
    test.info().annotations.push({ type: 'shown after', description: `${Date.now() - asked} ms` });
    if (outcome !== 'card') await expect(area.heading).toBeVisible();
    if (outcome === 'newest') await expect(area.notice).toHaveCount(0);
  }

  async function expectOthersLive(): Promise<void> {
    await expect(area.menu).toBeVisible();
    await area.go('Neighbour');
    await expect(area.neighbour).toBeVisible();
    await area.leave();
  }

  async function expectRecovery(cure: () => void): Promise<void> {
    const cured = Date.now();
    cure();
    await area.notice.or(area.card).first().waitFor({ state: 'hidden', timeout: patienceMs });
    await expect(area.heading).toBeVisible();
    test.info().annotations.push({ type: 'recovered after', description: `${Date.now() - cured} ms` });
  }

  const fileTargets: Exclude<Target, 'shared module'>[] = ['manifest', 'entry', 'chunk', 'style'];
  for (const target of fileTargets) {
    for (const fault of fileFaults) {
      const outcome = target === 'manifest' ? 'newest' : 'earlier';
      test(`${target}, ${fault}: shows the ${outcome} release`, async ({ fixtureSuite }) => {
        const { proxy, sample } = fixtureSuite;
        await area.leave();
        const { live } = goLive(fixtureSuite);
        const path = live.remote.base + fileOf(target, sample);
        proxy.break(new RegExp(`^${path}$`), fault);
        proxy.forget();
        await area.lookAgain();
        await expectOutcome(outcome);
        expect(proxy.asked.includes(path)).toBe(target !== 'manifest');
        await expectOthersLive();
        await expectOutcome(outcome);
        if (outcome === 'newest') proxy.heal();
        else await expectRecovery(() => proxy.heal());
      });
    }
  }

  for (const { target, fault, edit, outcome, because } of codeCells) {
    test(`${target}, ${fault}${because ? `, where ${because}` : ''}: shows the ${outcome} release`, async ({
      fixtureSuite,
    }) => {
      await area.leave();
      goLive(fixtureSuite, edit(fixtureSuite.sample));
      await area.lookAgain();
      await expectOutcome(outcome);
      await expectOthersLive();
      await expectOutcome(outcome);
      if (outcome === 'earlier') await expectRecovery(() => void goLive(fixtureSuite));
    });
  }
});
