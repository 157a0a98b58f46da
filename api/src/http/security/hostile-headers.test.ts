import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { fill, nest, unknownFields } from '../../testing/hostile/hostile-json.ts';
import { findSlow, openHostileTest, type HostileTest } from '../../testing/hostile/open-hostile-test.ts';

let server: HostileTest;
beforeAll(async () => {
  server = await openHostileTest();
});
afterAll(() => server.close());

/** Node refuses request heads of more than 16 kB. */
const size = 14_000;

const longHeaders = [
  ['traceparent', `00-${'0'.repeat(size)}`],
  ['tracestate', fill(size, '', (index) => `k${index}=1`, '')],
  ['x-suite-override', fill(size, '', () => 'a.b', '')],
  ['x-suite-override', unknownFields(size)],
  ['x-suite-override', fill(size, '{', (index) => `"mf-${index}":"https://a.test/"`, '}')],
  ['x-suite-override', nest(size, ['[', ']'])],
  ['cookie', fill(size, '', (index) => `k${index}=1`, '').replaceAll(',', ';')],
  ['cookie', `suite_access=${'a'.repeat(size)}`],
  ['cookie', `suite_access=${'a.'.repeat(size / 2)}`],
  ['cookie', `suite_guest=${'a.'.repeat(size / 2)}`],
  ['cookie', `suite-override=${'%22'.repeat(size / 3)}`],
  ['authorization', `Bearer ${'a.'.repeat(size / 2)}`],
  ['accept-language', fill(size, '', (index) => `aa-${index};q=0.1`, '')],
  ['accept-encoding', fill(size, '', () => 'gzip;q=0.1', '')],
  ['x-forwarded-for', fill(size, '', () => '1.1.1.1', '')],
  ['if-none-match', fill(size, '', (index) => `"${index}"`, '')],
  ['user-agent', 'Mozilla/5.0 ('.repeat(size / 13)],
  ['content-type', `multipart/form-data; ${'boundary='.repeat(size / 9)}`],
] as const;

test.each([
  ['GET', '/api/health'],
  ['GET', '/api/auth/user-profile'],
  ['GET', '/platform/remotes'],
  ['GET', '/services/spa/a'],
  ['POST', '/api/auth/login'],
  ['POST', '/api/verification'],
  ['POST', '/platform/releases'],
])('%s %s takes at most 50 ms for any header', async (method, url) => {
  await server.sendAsUser(method, url);
  const requests = longHeaders.map(([name, value]) => [name, JSON.stringify({ [name]: value })] as const);
  const slow = await findSlow(requests, (header) => {
    const headers = { ...server.user, ...(JSON.parse(header) as Record<string, string>) };
    return server.sendAs(headers)(method, url);
  });
  expect(slow).toEqual([]);
});
