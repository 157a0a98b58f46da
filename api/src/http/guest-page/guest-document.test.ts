import { expect, test } from '@jest/globals';
import { guestDocument } from './guest-documents.ts';

const script = { path: 'page/a.js', url: '/releases/mf-guests/1/page/a.js', integrity: 'sha384-a' };
const style = { path: 'page/b.css', url: '/releases/mf-guests/1/page/"b.css', integrity: 'sha384-b' };
const title = 'Guests & <friends>';

test('asks for each file whose text it lacks by its hash, and for nothing else', () => {
  const page = guestDocument({ title, scripts: [script], styles: [style] });
  expect(page).toContain('<title>Guests &amp; &lt;friends&gt;</title>');
  expect(page.match(/(?:src|href)="[^"]*"[^>]*/g)).toEqual([
    'href="data:," /',
    'href="/releases/mf-guests/1/page/&quot;b.css" integrity="sha384-b" crossorigin="anonymous" /',
    'src="/releases/mf-guests/1/page/a.js" integrity="sha384-a" crossorigin="anonymous"',
  ]);
  expect(page).not.toMatch(/<script(?![^>]*\bsrc=)/);
});

test('carries each text it has, and says where the script comes from', () => {
  const page = guestDocument({
    title,
    scripts: [{ ...script, text: 'if (1 < 2 && "$&") start()' }],
    styles: [{ ...style, text: 'a > b {}' }],
  });
  expect(page).toContain('<style>a > b {}</style>');
  expect(page).toMatch(
    /<div id="root">.*\n.*<script type="application\/json" src="\/releases\/mf-guests\/1\/page\/a\.js"><\/script>\n.*<script>if \(1 < 2 && "\$&"\) start\(\)<\/script>/,
  );
  expect(page).not.toContain('integrity');
});
