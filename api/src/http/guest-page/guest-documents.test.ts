import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import type { ReleaseStorage } from '@suite/registry';
import { openGuestDocuments } from './guest-documents.ts';

const hashOf = (text: string | Buffer) => `sha384-${createHash('sha384').update(text).digest('base64')}`;
const placed = (path: string, text: string | Buffer) => ({
  path,
  url: `/releases/mf-guests/1/${path}`,
  integrity: hashOf(text),
});

function storageOf(files: Record<string, string | Buffer>) {
  const opened: string[] = [];
  const open: ReleaseStorage['open'] = async (folder, path) => {
    opened.push(`${folder}/${path}`);
    const content = files[path];
    if (content === undefined) return undefined;
    return { size: content.length, stream: () => Readable.from([Buffer.from(content)]) };
  };
  return { opened, storage: { open } as ReleaseStorage };
}

const pageOf = (script: string | Buffer, style = 'p{}', release = '1') => ({
  ...{ remote: 'mf-guests', folder: `mf-guests/${release}`, title: 'Guests' },
  scripts: [placed('page/a.js', script)],
  styles: [placed('page/b.css', style)],
});

test('scripts and styles are inline in the document, allowed by their hashes, also in its compressed form', async () => {
  const script = 'start("é", `${1}`)';
  const { storage } = storageOf({ 'page/a.js': script, 'page/b.css': 'p{}' });
  const document = await openGuestDocuments(storage)(pageOf(script));
  expect(document).toMatchObject({ scripts: [hashOf(script)], styles: [hashOf('p{}')] });
  expect(document.html).toContain(`<script>${script}</script>`);
  expect(document.html).toContain('<style>p{}</style>');
  expect(brotliDecompressSync(document.brotli).toString()).toBe(document.html);
});

test.each([
  ['would end its element', 'const a = "</SCRIPT>"'],
  ['would open another', 'const a = "<script>"'],
  ['would begin a comment', 'a<!--b'],
  ['has line ends that a document changes', 'a\r\nb'],
  ['has characters that a document replaces', 'a\0b'],
  ['is no UTF-8', Buffer.from([0x61, 0xff])],
])('a script that %s is asked for instead', async (_, script) => {
  const { storage } = storageOf({ 'page/a.js': script, 'page/b.css': 'p{}' });
  const document = await openGuestDocuments(storage)(pageOf(script));
  expect(document.scripts).toEqual([]);
  expect(document.html).toContain(`<script defer src="/releases/mf-guests/1/page/a.js" integrity="`);
});

test.each(['p{background:url(a.png)}', '</style>'])('so is the style %s', async (style) => {
  const { storage } = storageOf({ 'page/a.js': 'a', 'page/b.css': style });
  const document = await openGuestDocuments(storage)(pageOf('a', style));
  expect(document.styles).toEqual([]);
  expect(document.html).toContain('<link rel="stylesheet" href="/releases/mf-guests/1/page/b.css"');
});

test('what is not what its hash says, or is gone, is left to the browser to refuse', async () => {
  const { storage } = storageOf({ 'page/a.js': 'changed()' });
  const document = await openGuestDocuments(storage)(pageOf('start()'));
  expect(document).toMatchObject({ scripts: [], styles: [] });
  expect(document.html).toContain(`integrity="${hashOf('start()')}"`);
});

test('a release is read once, and again after the storage has failed', async () => {
  const { storage, opened } = storageOf({ 'page/a.js': 'a', 'page/b.css': 'p{}' });
  const documentOf = openGuestDocuments(storage);
  const [one, same] = await Promise.all([documentOf(pageOf('a')), documentOf(pageOf('a'))]);
  expect(same).toBe(one);
  await documentOf(pageOf('a', 'p{}', '2'));
  expect(opened).toEqual(
    ['1', '2'].flatMap((id) => [`mf-guests/${id}/page/a.js`, `mf-guests/${id}/page/b.css`]),
  );
  let isDown = true;
  const failing = openGuestDocuments({
    ...storage,
    open: (folder, path) => (isDown ? Promise.reject(new Error('down')) : storage.open(folder, path)),
  });
  await expect(failing(pageOf('a'))).rejects.toThrow('down');
  isDown = false;
  expect((await failing(pageOf('a'))).scripts).toEqual([hashOf('a')]);
});
