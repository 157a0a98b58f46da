import { expect, test } from '@jest/globals';
import { formatPlural } from './format-plural.ts';

const nights =
  '{count, plural, zero {بلا ليالٍ} one {ليلة واحدة} two {ليلتان} few {# ليالٍ} many {# ليلة} other {# ليلة تقريبًا}}';

test.each([
  [0, 'بلا ليالٍ'],
  [1, 'ليلة واحدة'],
  [2, 'ليلتان'],
  [3, '3 ليالٍ'],
  [10, '10 ليالٍ'],
  [11, '11 ليلة'],
  [99, '99 ليلة'],
  [100, '100 ليلة تقريبًا'],
  [103, '103 ليالٍ'],
])('Arabic has a form of its own for %s', (count, text) => {
  expect(formatPlural(nights, 'ar-u-nu-latn', { count })).toBe(text);
});

test.each([
  ['de', 1, 'eine Nacht in <b>Bonn</b>'],
  ['de', 1200, '1.200 Nächte in <b>Bonn</b>'],
  ['en-GB', 1200, '1,200 Nächte in <b>Bonn</b>'],
])('%s writes %s with a value beside it; tags are text', (locale, count, text) => {
  const message = '{count, plural, one {eine Nacht} other {# Nächte}} in <b>{city}</b>';
  expect(formatPlural(message, locale, { count, city: 'Bonn' })).toBe(text);
});
