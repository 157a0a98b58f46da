import { once } from 'node:events';
import type { Server } from 'node:http';
import { createService } from '../../examples/spa-service/server.mjs';
import { expectAccessible } from '../accessibility/expect-accessible.ts';
import { ServicesPage } from '../pages/services.page.ts';
import { signInByApi } from '../suite/api-caller.ts';
import { freePort } from '../suite/free-port.ts';
import { expect, test } from '../suite/test.ts';
import { buildFixture, fixtures } from './remote-workshop.ts';
import { minutes, seconds } from '../suite/time-limits.ts';

let service: Server;
let origin: string;

// The tests depend on each other.
test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ suite }) => {
  test.setTimeout(minutes(2));
  await buildFixture('mf-spa');
  const port = await freePort();
  service = createService({ suite: new URL(suite.url).origin }).listen(port, 'localhost');
  await once(service, 'listening');
  origin = `http://localhost:${port}`;
});
test.afterAll(() => stopService());

function stopService(): void {
  service.closeAllConnections();
  service.close();
}

test.describe('an operator', () => {
  test.use({ account: 'operator@demo.test' });

  test('maps the service of a remote, which then goes live', async ({ page, suite, expectAnnounced }) => {
    await expect(suite.release('mf-spa', fixtures)).rejects.toThrow(/The service spa is not mapped/);
    await page.goto('/releases');
    await page.getByRole('link', { name: 'Services' }).click();
    const services = new ServicesPage(page);
    await expect(services.service('spa')).toContainText(
      'The next release of Spa can go live once spa is mapped to an address.',
    );
    await expectAccessible(page, 'a service that is asked for');
    await services.map('spa', origin, 'Spa (mf-spa)');
    await expectAnnounced(`spa is mapped to ${origin}.`);
    await expect(services.service('spa')).toContainText('Healthy');
    await suite.release('mf-spa', fixtures);
    await expect(services.service('spa').getByText('Spa', { exact: true })).toBeVisible();
    await expectAccessible(page, 'services');
    await page.getByRole('button', { name: 'Change spa' }).click();
    await expect(services.dialog).toBeVisible();
    await expectAccessible(page, 'the address of a service');
  });
});

test.describe('a staff member', () => {
  test.use({ account: 'staff@seaview.test' });

  test('uses the service by the screens of the remote, under their own name', async ({ page, suite }) => {
    await page.goto('/spa');
    await expect(page.getByRole('heading', { name: 'Treatments' })).toBeVisible();
    await page.getByRole('button', { name: 'Book Massage' }).click();
    const { caller } = await signInByApi(suite.url, 'staff@seaview.test');
    const { user_id } = (await caller.get<{ user_id: number }>('/auth/user-profile')).body.result;
    await expect(page.getByRole('listitem').filter({ hasText: 'Massage' })).toContainText(
      `booked by ${user_id}`,
    );
  });
});

test.describe('an operator, who may not use the remote', () => {
  test.use({ account: 'operator@demo.test', provoked: /status of 403/ });

  test('is refused by the suite, and the service address is no page', async ({ page }) => {
    await page.goto('/releases');
    const refused = await page.evaluate(async () => {
      const answer = await fetch('/services/spa/treatments');
      return [answer.status, ((await answer.json()) as { message: string }).message];
    });
    expect(refused).toEqual([403, 'You do not have permission to use the service spa.']);
    const opened = await page.goto('/services/spa/treatments');
    expect(opened?.status()).toBe(403);
    expect(await opened?.text()).toContain('cannot be opened as pages');
  });
});

test.describe('while the service is down', () => {
  test.describe('a staff member', () => {
    test.use({ account: 'staff@seaview.test', provoked: /status of 50[23]/ });

    test('is told so in one sentence, on the page of the remote alone', async ({ page, shell }) => {
      stopService();
      await page.goto('/spa');
      await expect(page.getByText('The service spa cannot be reached. Please try again soon.')).toBeVisible();
      await expect(shell.menu.getByRole('link', { name: 'All Bookings' })).toBeVisible();
    });
  });

  test.describe('an operator', () => {
    test.use({ account: 'operator@demo.test' });

    test('sees it on Releases, and ends the mapping', async ({ page }) => {
      const services = new ServicesPage(page);
      await services.open();
      const spa = services.service('spa');
      await expect(spa).toContainText('Not healthy');
      await expect(spa).toContainText('No release that needs spa can go live.');
      // Figures are stored and polled every few seconds.
      await expect(spa.getByRole('table', { name: 'Calls of spa by the hour' })).toContainText(
        /[1-9]\d* \(\d+(\.\d)?\s%\)/,
        {
          timeout: seconds(30),
        },
      );
      await page.getByRole('button', { name: 'Unmap spa' }).click();
      await expect(services.dialog).toContainText('Calls of Spa fail from then on.');
      await services.dialog.getByRole('button', { name: 'Unmap' }).click();
      await expect(services.service('spa')).toContainText('Not mapped');
    });
  });
});
