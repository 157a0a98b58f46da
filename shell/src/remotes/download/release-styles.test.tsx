import { expect, test } from '@jest/globals';
import { enableStyles, trackStyle } from './release-styles.ts';

const base = 'http://localhost/releases/mf-sample/1/';

test('styles of a release have effect until it has left all of its places in the page', () => {
  const link = document.createElement('link');
  const sheet = { disabled: false };
  Object.defineProperty(link, 'sheet', { value: sheet });
  trackStyle(link, `${base}main.css`);
  const [leaveOne, leaveOther] = [enableStyles(base), enableStyles(base)];
  leaveOne();
  expect(sheet.disabled).toBe(false);
  leaveOther();
  expect(sheet.disabled).toBe(true);
  const leave = enableStyles(base);
  expect(sheet.disabled).toBe(false);
  leave();
});
