import { expect, test } from '../suite/test.ts';

test.describe('The registry document', () => {
  test('gives a visitor who is not signed in what is public and nothing else', async ({ request }) => {
    const answer = await request.get('/platform/remotes');
    expect(answer.status()).toBe(200);
    const document = (await answer.json()) as { remotes: unknown[]; restrictedPaths: string[] };
    // Registering a hotel and guests' pages require no account.
    expect(document.remotes).toMatchObject([
      { name: 'mf-auth', routes: [], menu: [], parts: ['register-hotel'] },
      { name: 'mf-verification', menu: [] },
    ]);
    expect(document.restrictedPaths).toEqual(expect.arrayContaining(['/', '/bookings']));
  });
});

test.describe('The registry document of a signed-in user', () => {
  test.use({ account: 'staff@seaview.test' });

  test('is asked for again cheaply, and its releases are kept for ever', async ({ page }) => {
    const first = await page.request.get('/platform/remotes');
    const again = await page.request.get('/platform/remotes', {
      headers: { 'if-none-match': first.headers()['etag'] ?? '' },
    });
    expect(first.headers()['cache-control']).toContain('no-cache');
    expect(again.status()).toBe(304);
    const { remotes } = (await first.json()) as { remotes: { base: string; entry: string }[] };
    const entry = await page.request.get(`${remotes[0]?.base}${remotes[0]?.entry}`);
    expect(entry.headers()['cache-control']).toContain('immutable');
    expect(entry.headers()['content-type']).toContain('javascript');
  });
});
