import type { PageFile, RemotePage } from '@suite/registry';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => escapes[character] ?? '');
}

function checked({ url, integrity }: PageFile): string {
  return `="${escaped(url)}" integrity="${escaped(integrity)}" crossorigin="anonymous"`;
}

/**
 * The document of a remote's own page: a few words until its scripts, each held to its hash, are here.
 * @param firstCall an address of the API that the scripts will ask first
 */
export function guestDocument({ title, scripts, styles }: RemotePage, firstCall: string | null): string {
  const early =
    firstCall === null
      ? ''
      : `    <link rel="preload" as="fetch" href="${escaped(firstCall)}" crossorigin="anonymous" />\n`;
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    <meta name="color-scheme" content="light dark" />
    <meta name="robots" content="noindex" />
    <title>${escaped(title)}</title>
    <link rel="icon" href="data:," />
${early}${styles.map((file) => `    <link rel="stylesheet" href${checked(file)} />\n`).join('')}${scripts
    .map((file) => `    <script defer src${checked(file)}></script>\n`)
    .join('')}  </head>
  <body>
    <noscript>This page needs JavaScript. Please switch it on, or ask at the front desk of your hotel.</noscript>
    <div id="root"><p role="status">Loading...</p></div>
  </body>
</html>
`;
}
