import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { buffer } from 'node:stream/consumers';
import type { PageFile, ReleaseStorage, RemotePage } from '@suite/registry';

export interface GuestDocument {
  html: string;
  brotli: Buffer;
  scripts: string[];
  styles: string[];
}

const compressed = promisify(brotliCompress);

// Each of these would end the element or change how the document is parsed.
const unfitScript = /<\/script|<script|<!--|[\r\0]/i;
// Relative addresses in a style would also resolve differently once inlined.
const unfitStyle = /<\/style|url\(|[\r\0]/i;

/** Inlines scripts and styles, because each request on a slow line takes half a second. */
export function openGuestDocuments(storage: ReleaseStorage): (page: RemotePage) => Promise<GuestDocument> {
  const made = new Map<string, { folder: string; document: Promise<GuestDocument> }>();
  return async (page) => {
    const { folder, remote } = page;
    const known = made.get(remote);
    if (known?.folder === folder) return known.document;
    const document = makeDocument(storage, page);
    made.set(remote, { folder, document });
    document.catch(() => {
      if (made.get(remote)?.document === document) made.delete(remote);
    });
    return document;
  };
}

async function makeDocument(storage: ReleaseStorage, page: RemotePage): Promise<GuestDocument> {
  const read = (files: readonly PageFile[], unfit: RegExp) =>
    Promise.all(files.map((file) => withText(storage, page.folder, file, unfit)));
  const scripts = await read(page.scripts, unfitScript);
  const styles = await read(page.styles, unfitStyle);
  const html = guestDocument({ title: page.title, scripts, styles });
  return { html, brotli: await compressed(html), scripts: hashesOf(scripts), styles: hashesOf(styles) };
}

/** Leaves a file with a wrong hash to the browser, which refuses it. */
async function withText(
  storage: ReleaseStorage,
  folder: string,
  file: PageFile,
  unfit: RegExp,
): Promise<DocumentFile> {
  const stored = await storage.open(folder, file.path);
  if (!stored) return file;
  const text = (await buffer(stored.stream())).toString('utf8');
  const hash = `sha384-${createHash('sha384').update(text).digest('base64')}`;
  return hash === file.integrity && !unfit.test(text) ? { ...file, text } : file;
}

function hashesOf(files: readonly DocumentFile[]): string[] {
  return files.flatMap(({ text, integrity }) => (text === undefined ? [] : [integrity]));
}

export interface DocumentFile extends PageFile {
  text?: string | undefined;
}

export type DocumentParts = Pick<RemotePage, 'title'> & Record<'scripts' | 'styles', readonly DocumentFile[]>;

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => escapes[character] ?? '');
}

function integrityAttributes({ url, integrity }: PageFile): string {
  return `="${escaped(url)}" integrity="${escaped(integrity)}" crossorigin="anonymous"`;
}

function style(file: DocumentFile): string {
  return file.text === undefined
    ? `    <link rel="stylesheet" href${integrityAttributes(file)} />\n`
    : `    <style>${file.text}</style>\n`;
}

function script(file: DocumentFile): string {
  if (file.text === undefined) return `    <script defer src${integrityAttributes(file)}></script>\n`;
  // Browsers do not load a data block; webpack's runtime derives the address of later files from its `src`.
  return `    <script type="application/json" src="${escaped(file.url)}"></script>\n    <script>${file.text}</script>\n`;
}

export function guestDocument({ title, scripts, styles }: DocumentParts): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    <meta name="color-scheme" content="light dark" />
    <meta name="robots" content="noindex" />
    <title>${escaped(title)}</title>
    <link rel="icon" href="data:," />
${styles.map(style).join('')}  </head>
  <body>
    <noscript>This page needs JavaScript. Please switch it on, or ask at the front desk of your hotel.</noscript>
    <div id="root"><p role="status">Loading...</p></div>
${scripts.map(script).join('')}  </body>
</html>
`;
}
