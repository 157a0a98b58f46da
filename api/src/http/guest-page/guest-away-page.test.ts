import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';

let server: TestApp;
const token = '0c9e2f64-8d1b-4f0e-9a57-3b6d41c7ae92';
const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

beforeAll(async () => {
  server = await createTestApp();
  await server.database.close();
});
afterAll(() => server.app.close());

test.each([`/user-verification/${token}/guest/2`, `/verification-complete/${token}`])(
  'without a database, %s is a page that tries again by itself and keeps the link secret',
  async (url) => {
    const { statusCode, headers, body } = await server.app.inject({ url, headers: browser });
    expect(statusCode).toBe(503);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
      'retry-after': '15',
      refresh: '15',
    });
    expect(body).toContain('This page cannot be shown right now.');
    expect(body).not.toContain(token);
    const nonce = /<style nonce="([^"]{24})">/.exec(body)?.[1];
    expect(headers['content-security-policy']).toContain(`style-src 'self' 'nonce-${nonce}'`);
  },
);

test.each([
  ['de-AT,de;q=0.9,en;q=0.8', 'lang="de" dir="ltr"', 'Einen Moment, bitte'],
  ['ar', 'lang="ar" dir="rtl"', 'لحظة من فضلك'],
  ['pt-BR, fr-CH;q=0.7', 'lang="fr" dir="ltr"', 'Un instant'],
  ['ja', 'lang="en" dir="ltr"', 'One moment, please'],
])('a browser that asks for %s reads it as %s', async (asked, root, title) => {
  const url = `/user-verification/${token}`;
  const { body } = await server.app.inject({ url, headers: { ...browser, 'accept-language': asked } });
  expect(body).toContain(root);
  expect(body).toContain(title);
});

test('a call of such a page is still refused in the envelope, and the log keeps no token', async () => {
  await server.app.inject({ url: `/user-verification/${token}`, headers: browser });
  const answer = await server.app.inject({ url: `/api/getuser_by_token/${token}`, headers: browser });
  expect([answer.statusCode, answer.json()]).toEqual([
    503,
    expect.objectContaining({ success: false, errorType: 'UNAVAILABLE' }),
  ]);
  expect(server.logLines.join('')).toContain('The page of a guest could not be shown');
  expect(server.logLines.join('')).not.toContain(token);
});
