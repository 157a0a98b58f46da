import { describe, expect, test } from '@jest/globals';
import { translatorOf } from './translator.ts';

const unread = 'You have {count} unread notifications';

test.each([null, 'en', 'nl', 'toString'])('the language %j is read in English', (code) => {
  const { t, tn, language, isRightToLeft } = translatorOf(code);
  expect([language, isRightToLeft]).toEqual(['en', false]);
  expect(t('Your account at {hotel_name}', { hotel_name: 'Seaview' })).toBe('Your account at Seaview');
  expect(tn(1, 'You have 1 unread notification', unread)).toBe('You have 1 unread notification');
  expect(tn(1200, 'You have 1 unread notification', unread)).toBe('You have 1200 unread notifications');
});

test('a text is read in German, with its values as they are', () => {
  const { t, tn, verbatim } = translatorOf('de');
  expect(t('Your account at {hotel_name}', { hotel_name: '{hotel_name} $&' })).toBe(
    'Ihr Konto bei {hotel_name} $&',
  );
  expect(tn(1, 'You have 1 unread notification', unread)).toBe('Sie haben 1 ungelesene Benachrichtigung');
  expect(verbatim('Hotel Adler')).toBe('Hotel Adler');
});

describe('a number has the form of its language', () => {
  const left = 'a recovery code took the place of your authenticator app. You have {left} left.';
  test.each([
    ['de', 0, 'Sie haben keinen mehr.'],
    ['de', 1, 'Sie haben noch 1 Code.'],
    ['de', 9, 'Sie haben noch 9 Codes.'],
    ['fr', 1, 'Il vous en reste 1.'],
    ['es', 9, 'Le quedan 9.'],
    ['it', 0, 'Non Gliene resta nessuno.'],
    ['ar', 2, 'بقي لديك رمزان.'],
    ['ar', 9, 'بقيت لديك 9 رموز.'],
  ])('%s, %s', (language, count, sentence) => {
    const text = translatorOf(language).t(left, { left: count });
    expect(text.endsWith(` ${sentence}`)).toBe(true);
  });
});

describe('in Arabic', () => {
  const { t, verbatim, isRightToLeft } = translatorOf('ar');

  test('a name keeps its own direction, and a number needs none', () => {
    expect(isRightToLeft).toBe(true);
    expect(t('Your account at {hotel_name}', { hotel_name: 'Seaview (2)' })).toBe(
      'حسابك لدى \u2068Seaview (2)\u2069',
    );
    expect(
      t('enter this code to change your password. It works once, for {minutes} minutes.', { minutes: 10 }),
    ).toMatch(/خلال 10 دقائق\.$/);
  });

  test('a link is left as it is, so that mail programs find its end', () => {
    const text = t(
      'You get this summary at 07:00 because you chose it. Change what you are notified of at {url}',
      { url: 'https://suite.test/account' },
    );
    expect(text.endsWith(': https://suite.test/account')).toBe(true);
  });

  test('lines that a person wrote keep their direction one by one', () => {
    expect(verbatim('No.\n\nTry again.')).toBe('\u2068No.\u2069\n\n\u2068Try again.\u2069');
  });
});
