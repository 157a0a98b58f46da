import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { formatMenuEntries, menuEntriesFile } from './menu-entries.mjs';

test('the menu that explains roles is the generated one', () => {
  expect(readFileSync(menuEntriesFile, 'utf8')).toBe(formatMenuEntries());
});
