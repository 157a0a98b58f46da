import { expect, test } from '@jest/globals';
import { composeEmail } from './compose-email.ts';

const hostile = `<img src=x onerror="alert(1)"> & '><script>alert(2)</script>`;

test('no value becomes markup in any place', () => {
  const { html } = composeEmail({
    title: hostile,
    greeting: hostile,
    paragraphs: [hostile, `one\n${hostile}`],
    facts: [[hostile, hostile]],
    link: { label: hostile, url: `https://suite.test/?q="><script>alert(3)</script>`, hint: hostile },
    closing: [hostile],
    language: { code: hostile, isRightToLeft: true },
  });
  expect(html).not.toMatch(/<(img|script)/i);
  const tags = new Set([...html.matchAll(/<\/?(\w+)/g)].map(([, name]) => name));
  expect([...tags].toSorted()).toEqual(['a', 'br', 'div', 'h1', 'p', 'strong', 'table', 'td', 'tr']);
  expect(html.match(/="[^"]*"/g)?.filter((value) => /[<>]/.test(value))).toEqual([]);
});

test('the text says what the HTML says, as it was written', () => {
  const { text } = composeEmail({
    greeting: 'Hello Ana & Rui,',
    paragraphs: ['first', 'second'],
    facts: [['Code', '123456']],
    link: { label: 'Sign in', url: 'https://suite.test/login', hint: 'Or copy this address:' },
    closing: ['third'],
  });
  expect(text).toBe(
    'Hello Ana & Rui,\n\nfirst\n\nsecond\n\nCode: 123456\n\nSign in: https://suite.test/login\n\nthird\n',
  );
});

test('a value is read in its own direction where the words are read from right to left, and holds no mark', () => {
  const content = { greeting: 'مرحبًا،', paragraphs: [], facts: [['رمز التحقق', '(12) ab!']] as const };
  const inArabic = composeEmail({ ...content, language: { code: 'ar', isRightToLeft: true } });
  expect(inArabic.html).toContain('<strong dir="auto">(12) ab!</strong>');
  expect(composeEmail(content).html).toContain('<strong>(12) ab!</strong>');
});

test.each(['javascript:alert(1)', 'data:text/html,<b>', '//evil.test', 'ftp://evil.test', ' https://a.test'])(
  'a link to %s is not written',
  (url) => {
    const compose = () => composeEmail({ greeting: 'Hello', paragraphs: [], link: { label: 'Go', url } });
    expect(compose).toThrow('A link in an e-mail leads to a web page.');
  },
);
