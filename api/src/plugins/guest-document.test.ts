import { expect, test } from '@jest/globals';
import { guestDocument } from './guest-document.ts';
import { firstCallOf } from './guest-pages.ts';

const files = {
  title: 'Guests & <friends>',
  scripts: [{ url: '/releases/mf-guests/1/page/a.js', integrity: 'sha384-a' }],
  styles: [{ url: '/releases/mf-guests/1/page/"b.css', integrity: 'sha384-b' }],
};

test('asks for each file by its hash, and for nothing else', () => {
  const page = guestDocument(files, null);
  expect(page).toContain('<title>Guests &amp; &lt;friends&gt;</title>');
  expect(page.match(/(?:src|href)="[^"]*"[^>]*/g)).toEqual([
    'href="data:," /',
    'href="/releases/mf-guests/1/page/&quot;b.css" integrity="sha384-b" crossorigin="anonymous" /',
    'src="/releases/mf-guests/1/page/a.js" integrity="sha384-a" crossorigin="anonymous"',
  ]);
  expect(page).not.toMatch(/<script(?![^>]*\bsrc=)/);
});

test('asks for the booking at once, where the address names one', () => {
  const link = '<link rel="preload" as="fetch" href="/api/getuser_by_token/a-1" crossorigin="anonymous" />';
  expect(guestDocument(files, firstCallOf('/user-verification/a-1/guest/7'))).toContain(link);
  for (const path of [
    '/user-verification',
    '/user-verification/%22',
    `/user-verification/${'a'.repeat(101)}`,
  ])
    expect(guestDocument(files, firstCallOf(path))).not.toContain('preload');
});
