import { expect, test } from '@jest/globals';
import { guestDocument } from './guest-document.ts';

test('asks for each file by its hash, and for nothing else', () => {
  const page = guestDocument({
    title: 'Guests & <friends>',
    scripts: [{ url: '/releases/mf-guests/1/page/a.js', integrity: 'sha384-a' }],
    styles: [{ url: '/releases/mf-guests/1/page/"b.css', integrity: 'sha384-b' }],
  });
  expect(page).toContain('<title>Guests &amp; &lt;friends&gt;</title>');
  expect(page.match(/(?:src|href)="[^"]*"[^>]*/g)).toEqual([
    'href="data:," /',
    'href="/releases/mf-guests/1/page/&quot;b.css" integrity="sha384-b" crossorigin="anonymous" /',
    'src="/releases/mf-guests/1/page/a.js" integrity="sha384-a" crossorigin="anonymous"',
  ]);
  expect(page).not.toMatch(/<script(?![^>]*\bsrc=)/);
});
