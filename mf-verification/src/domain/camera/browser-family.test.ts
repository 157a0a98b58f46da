import { describe, expect, test } from '@jest/globals';
import { browserFamily, isApple, isInAppBrowser, isIos } from './browser-family.ts';

const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15';
const mac =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15';
const android =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36';
const facts = (userAgent: string, maxTouchPoints = 0) => ({ userAgent, maxTouchPoints });

describe('A browser', () => {
  test.each([
    [`${phone} Version/18.0 Mobile/15E148 Safari/604.1`, 5, 'safari-ios'],
    [`${phone} CriOS/140.0 Mobile/15E148 Safari/604.1`, 5, 'safari-ios'],
    [mac, 5, 'safari-ios'],
    [mac, 0, 'safari'],
    [android, 5, 'chrome-android'],
    [
      'Mozilla/5.0 (Linux; Android 14) SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36',
      5,
      'samsung',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0', 0, 'chrome'],
    ['Mozilla/5.0 (Android 14; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0', 5, 'firefox'],
    ['Lynx/2.9', 0, 'other'],
  ])('%s with %d fingers is %s', (userAgent, fingers, family) => {
    expect(browserFamily(facts(userAgent, fingers))).toBe(family);
  });

  test.each([
    [`${phone} Mobile/15E148 Instagram 300.0.0.1`, true],
    [`${phone} [FBAN/FBIOS;FBAV/450.0]`, true],
    ['Mozilla/5.0 (Linux; Android 14; Pixel 8; wv) AppleWebKit/537.36 Chrome/140.0.0.0', true],
    [android, false],
    [mac, false],
  ])('%s is inside of another app: %p', (userAgent, inApp) => {
    expect(isInAppBrowser({ userAgent })).toBe(inApp);
  });

  test('of an iPad says that it is a Mac, but for its touch screen', () => {
    expect([isIos(facts(mac, 5)), isIos(facts(mac))]).toEqual([true, false]);
    expect([isApple(facts(mac)), isApple(facts(android, 5))]).toEqual([true, false]);
  });
});
