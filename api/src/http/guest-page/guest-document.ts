import type { PageFile, RemotePage } from '@suite/registry';

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
