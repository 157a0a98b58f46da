import { expect, test } from '@jest/globals';
import { browserName } from './telemetry.routes.ts';

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
    'Chrome 142',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox 145'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    'Safari 18',
  ],
  ['', 'unknown browser'],
  [undefined, 'unknown browser'],
  ['x'.repeat(100_000), 'unknown browser'],
])('%j is %s', (header, name) => {
  expect(browserName(header)).toBe(name);
});
