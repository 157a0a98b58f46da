import { describe, expect, test } from '@jest/globals';
import {
  isDeliverable,
  isEmail,
  normalizeCode,
  normalizeDigits,
  normalizeEmail,
  normalizeLine,
  normalizePhone,
} from './normalize-text.ts';

test.each([
  ['\u200b', ''],
  ['\u3164', ''],
  ['\u2800 \uffa0', ''],
  ['\u200d\u200c', ''],
  ['\ufff9\ufffa', ''],
  ['\u{13430}', ''],
  ['\ufffe', ''],
  ['\u0378', ''],
  ['\u0301', ''],
  ['\ue000', ''],
  ['\u0600', ''],
  ['\ud800', ''],
  ['🦊', '🦊'],
  ['-', '-'],
  [' Ana\u200b\u00a0Reis\t', 'Ana Reis'],
  ['Zoe\u0308', 'Zoë'],
  ['An\u200da', 'Ana'],
  ['José\u200d', 'José'],
  // Persian "Mirzai" and Sinhala "Sri" are spelled with joiners.
  ['میرزا\u200cیی', 'میرزا\u200cیی'],
  ['ශ්\u200dරී', 'ශ්\u200dරී'],
])('the line %j is %j', (text, line) => {
  expect(normalizeLine(text)).toBe(line);
});

test.each([
  '0123456789',
  '٠١٢٣٤٥٦٧٨٩',
  '۰۱۲۳۴۵۶۷۸۹',
  '०१२३४५६७८९',
  '০১২৩৪৫৬৭৮৯',
  '０１２３４５６７８９',
  '𝟎𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖𝟗',
])('the digits %s are read', (digits) => {
  expect(normalizeDigits(digits)).toBe('0123456789');
});

test.each([
  ['+44\u00a020\u20117946', '+44 20-7946'],
  ['٠٥٥ ١٢٣ ٤٥٦٧', '055 123 4567'],
  ['＋３５１（２１）', '+351(21)'],
])('the phone %j is %s', (text, phone) => {
  expect(normalizePhone(text)).toBe(phone);
});

test.each([
  ['123 456', '123456'],
  ['١٢٣٤٥٦', '123456'],
  ['123\u2011456\u200b', '123456'],
  ['abcd-efgh-1234', 'abcd-efgh-1234'],
])('the code %j is %s', (text, code) => {
  expect(normalizeCode(text)).toBe(code);
});

test.each([
  ['ana@x.test\u200b', 'ana@x.test'],
  [' ana@X.TEST ', 'ana@x.test'],
  ['Ana@x.test', 'Ana@x.test'],
  ['jörg@MÜLLER.de', 'jörg@müller.de'],
  ['jörg@xn--mller-kva.de', 'jörg@müller.de'],
  ['ana@straße.de', 'ana@straße.de'],
  ['ana@xn--.de', 'ana@xn--.de'],
  ['ａna＠Ｘ．test', 'ana@x.test'],
  ['ana@ⓧ。test', 'ana@x.test'],
  ['ﬁn@x.test', 'fin@x.test'],
  ['ｶﾞ@x.test', 'ガ@x.test'],
  ['weiß@x.test', 'weiß@x.test'],
  ['jos²；@x.test', 'jos²；@x.test'],
  ['ana', 'ana'],
])('the address %j is %s', (text, address) => {
  expect(normalizeEmail(text)).toBe(address);
});

describe('an address', () => {
  test.each([
    ['ana@x.test', true, true],
    ['jörg@müller.de', true, true],
    ['用户@例子.公司', true, true],
    ['ana@host', true, false],
    ['ana@x..test', false, false],
    ['.ana@x.test', true, false],
    ['a..na@x.test', true, false],
    [`${'a'.repeat(65)}@x.test`, true, false],
    ['ana@-x.test', false, false],
    ['ana@x-.test', false, false],
    [`ana@${'x'.repeat(64)}.test`, false, false],
    ['"ana"@x.test', false, false],
    ['ana<b@x.test', false, false],
    ['ana；bo@x.test', false, false],
    ['ana\u202e@x.test', false, false],
    ['ana@i❤.test', true, true],
    ['ana', false, false],
    ['a na@x.test', false, false],
    ['ana@x.test,bo@x.test', false, false],
  ])('%s is one: %s, and gets mail: %s', (text, isOne, getsMail) => {
    expect([isEmail(text), isDeliverable(text)]).toEqual([isOne, getsMail]);
  });

  test('is none beyond 254 characters', () => {
    expect(isEmail(`ana@${'x.'.repeat(40_000)}test`)).toBe(false);
  });
});
