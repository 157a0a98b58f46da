import { expect, test } from '@jest/globals';
import { inFull, inMillions } from './display-number.ts';

test.each([
  [2_450_000, 'EUR', '€2.5M', '€2,450,000'],
  [49_999, 'USD', '$0.0M', '$49,999'],
  [1_000_000_000, 'CHF', 'CHF 1,000.0M', 'CHF 1,000,000,000'],
  [0, null, '0.0M', '0'],
])('%d of %s is %s, in full %s', (amount, currency, millions, full) => {
  const plain = (text: string) => text.replaceAll('\u00a0', ' ');
  expect(plain(inMillions(amount, currency))).toBe(millions);
  expect(plain(inFull(amount, currency))).toBe(full);
});
