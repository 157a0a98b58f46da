import { describe, expect, test } from '@jest/globals';
import { isSender, isSmtpUrl, readSmtpSettings } from './smtp-settings.ts';

describe('SMTP_URL', () => {
  test.each([
    'smtp://mail.test',
    'smtp://mail.test:587/',
    'smtps://suite:secret@mail.test:465',
    'smtp://suite%40mail.test:p%2Fw%25@[2001:db8::1]:2525?requireTLS=true&tls.servername=mail.test',
  ])('may be %s', (url) => expect(isSmtpUrl(url)).toBe(true));

  test.each([
    'mail.test',
    'http://mail.test',
    'smtp://',
    'smtp:mail.test',
    'smtp://mail.test:99999',
    'smtp://mail.test/inbox',
    'smtp://mail.test#x',
    'smtp://suite:50%off@mail.test',
    'smtp://suite:a b@mail.test',
    'smtp://mail.test?logger=true',
    'smtp://mail.test?requireTsl=true',
    'smtp://mail.test?__proto__=1',
  ])('may not be %s', (url) => expect(isSmtpUrl(url)).toBe(false));
});

describe('MAIL_FROM', () => {
  test.each([
    ['suite@example.test', { name: '', address: 'suite@example.test' }],
    ['<suite@example.test>', { name: '', address: 'suite@example.test' }],
    ['Gästehaus Süd <suite@example.test>', { name: 'Gästehaus Süd', address: 'suite@example.test' }],
  ])('may be %s', (value, from) => {
    expect(isSender(value)).toBe(true);
    expect(readSmtpSettings('smtp://mail.test', value)?.from).toEqual(from);
  });

  test.each(['Suite', 'suite@', 'a@b.test, c@d.test', 'Suite\r\nBcc: x <a@b.test>', 'Suite <a@b.test'])(
    'may not be %j',
    (value) => expect(isSender(value)).toBe(false),
  );
});

test.each([
  ['smtp://suite:secret@mail.test', true],
  ['smtp://suite:secret@mail.test?requireTLS=false', false],
  ['smtp://suite:secret@mail.test?ignoreTLS=true', false],
  ['smtps://suite:secret@mail.test', false],
  ['smtp://mail.test', false],
])('%s demands STARTTLS: %s', (url, encrypted) => {
  expect(readSmtpSettings(url, 'suite@example.test')?.encrypted).toBe(encrypted);
});
