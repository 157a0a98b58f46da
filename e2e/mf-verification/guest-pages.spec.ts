import { randomUUID } from 'node:crypto';
import { brokenWords } from '../accessibility/broken-words.ts';
import { expectAccessible } from '../accessibility/expect-accessible.ts';
import { GuestLinkPage } from '../pages/guest-link.page.ts';
import { bookForGuest } from '../suite/book-for-guest.ts';
import { expect, test } from '../suite/test.ts';

const secret = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
};

test('a link opens for a guest without a session, and keeps its secret', async ({ page, suite }) => {
  const token = await bookForGuest(suite.url);
  const asked: { url: string; referer: string }[] = [];
  page.on('request', (request) =>
    asked.push({ url: request.url(), referer: request.headers()['referer'] ?? '' }),
  );
  const link = new GuestLinkPage(page);
  const answer = await link.open(`/user-verification/${token}`);
  expect(answer?.headers()).toMatchObject({
    ...secret,
    link: `</api/getuser_by_token/${token}>; rel=preload; as=fetch; crossorigin=anonymous`,
    'content-security-policy': expect.stringMatching(/script-src 'self' 'sha384-[^']+';/),
  });
  await expect(link.heading).toHaveText('Identity Verification');
  await expect(link.details).toContainText(token.slice(-6).toUpperCase());
  await expect(link.details).toContainText('3 (2 adults, 1 child)');
  await expect(page.getByRole('navigation', { name: 'Pages' })).toHaveCount(0);
  await expectAccessible(page, 'guest details');
  // The token must not leave the suite by an address or a referrer.
  const own = `${suite.url}/api/getuser_by_token/${token}`;
  const itself = `${suite.url}/user-verification/${token}`;
  const telling = asked.filter(({ url, referer }) => `${url} ${referer}`.includes(token));
  // On a computer the page polls while it waits for the phone.
  expect([...new Set(telling.map(({ url }) => url))]).toEqual([itself, own]);
  expect(asked.filter(({ referer }) => referer !== '')).toEqual([]);
  expect(asked.filter(({ url }) => !url.startsWith(suite.url) && !url.startsWith('data:'))).toEqual([]);

  const completed = await link.open(`/verification-complete/${token}`);
  expect(completed?.headers()).toMatchObject(secret);
  await expect(page).toHaveURL(`/user-verification/${token}`);
  await expect(link.heading).toHaveText('Identity Verification');
});

for (const width of [320, 375]) {
  test(`text twice as large at ${width} px leaves nothing covered or cut off`, async ({ browser, suite }) => {
    const context = await browser.newContext({
      baseURL: suite.url,
      viewport: { width, height: 700 },
      locale: 'de',
    });
    const page = await context.newPage();
    const link = new GuestLinkPage(page);
    await link.open(`/user-verification/${await bookForGuest(suite.url)}`);
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    const begin = page.getByRole('button', { name: 'Weiter zur Prüfung' });
    await expect(begin).not.toBeInViewport();
    await begin.click();
    await expect(page.getByRole('heading', { level: 2 })).toHaveText('Zustim\u00ADmung');
    await expect(page.getByRole('button', { name: 'Weiter', exact: true })).not.toBeInViewport();
    const { marks, widest } = await page.evaluate(() => ({
      marks: [...document.querySelectorAll('ol li')].map((step) =>
        (step.firstElementChild ?? step).getBoundingClientRect().toJSON(),
      ) as DOMRect[],
      widest: document.documentElement.scrollWidth,
    }));
    expect(widest).toBe(width);
    for (const [index, mark] of marks.slice(1).entries())
      expect(mark.left).toBeGreaterThanOrEqual(marks[index]?.right ?? 0);
    await context.close();
  });
}

test('text twice as large at 320 px keeps words whole, but for names and addresses that are longer than a line', async ({
  browser,
  suite,
}) => {
  const page = await browser.newPage({ baseURL: suite.url, viewport: { width: 320, height: 700 } });
  await new GuestLinkPage(page).open(`/user-verification/${await bookForGuest(suite.url)}`);
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  const ofGuest = /Featherstonehaugh|@guests\.test/;
  const broken = async () => (await brokenWords(page.locator('body'))).filter((word) => !ofGuest.test(word));
  const next = page.getByRole('main').getByRole('button').last();
  await expect(next).toHaveText('Continue Verification');
  expect(await broken(), 'details').toEqual([]);
  await next.click();
  await page.getByRole('checkbox').check();
  expect(await broken(), 'consent').toEqual([]);
  await next.click();
  await expect(page.getByRole('button', { name: 'Take Selfie Liveness' })).toBeVisible();
  expect(await broken(), 'selfie').toEqual([]);
  await page.close();
});

test.describe('a link that opens nothing', () => {
  test('stays where it is, with and without a token', async ({ page }) => {
    const link = new GuestLinkPage(page);
    for (const address of [
      `/user-verification/${randomUUID()}`,
      `/verification-complete/${randomUUID()}`,
      '/user-verification',
    ]) {
      await link.open(address);
      await expect(link.heading).toHaveText('Invalid Link');
      await expect(page.getByText('The verification link is invalid or expired.')).toBeVisible();
      await expect(page).toHaveURL(address);
    }
    await expectAccessible(page, 'invalid link', [375]);
  });
});

test.describe('Staff who open a link', () => {
  test.use({ account: 'staff@seaview.test' });

  test('see what the guest sees, and stay signed in', async ({ page }) => {
    const link = new GuestLinkPage(page);
    await link.open(`/user-verification/${randomUUID()}`);
    await expect(link.heading).toHaveText('Invalid Link');
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await page.goto('/reports');
    await expect(page.getByText('Reports Page (Coming Soon)')).toBeVisible();
  });
});
