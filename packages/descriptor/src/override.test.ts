import { expect, test } from '@jest/globals';
import { overrideUrl } from './override.ts';

test.each([
  ['https://dev.example', 'https://dev.example/'],
  ['https://dev.example/ü', 'https://dev.example/%C3%BC/'],
  ['https://dev.example:4001/mf-bookings', 'https://dev.example:4001/mf-bookings/'],
  ['http://localhost:4001/', 'http://localhost:4001/'],
  ['http://127.0.0.1:4001', 'http://127.0.0.1:4001/'],
  ['http://[::1]:4001/', 'http://[::1]:4001/'],
  ['http://bookings.localhost/', 'http://bookings.localhost/'],
])('%s is served from %s', (text, url) => {
  expect(overrideUrl(text)).toBe(url);
});

test.each([
  'http://dev.example/',
  'http://localhost.evil.example/',
  'http://127.0.0.1.evil.example/',
  'http://user:secret@localhost/',
  'https://dev.example/?a=1',
  'https://dev.example/#a',
  'javascript:alert(1)',
  'data:text/javascript,1',
  'ftp://localhost/',
  'https://*/',
  'https://*.dev.example/',
  'https://dev.example:*/',
  'https://user@dev.example/',
  "https://dev.example/';/",
  'https://dev.example/a;script-src%20*/',
  'https://dev.example/a,b/',
  'https://localhost./',
  'https://0.0.0.0/',
  'https://0/',
  'https://[::]/',
  'https://[::ffff:127.0.0.1]/',
  'https://dev.example./',
  '//dev.example/',
  'dev.example',
  '',
])('%p is not taken', (text) => {
  expect(overrideUrl(text)).toBeUndefined();
});
