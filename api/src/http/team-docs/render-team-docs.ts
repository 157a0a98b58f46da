import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { Marked, Renderer } from 'marked';
import { teamDocsPath } from './team-docs.routes.ts';

export const teamPages = [
  'teams/start',
  'adding-a-remote',
  'teams/api',
  'teams/backend',
  'teams/slots',
  'teams/events',
  'teams/permissions',
  'teams/other-frameworks',
  'releasing',
  'smoke-run',
  'teams/remote-json',
  'teams/guarantees',
];

export async function renderTeamDocs(docs: string): Promise<Map<string, string>> {
  const texts = await Promise.all(teamPages.map((page) => readFile(join(docs, `${page}.md`), 'utf8')));
  const titles = texts.map((text) => /^# (.+)$/m.exec(text)?.[1] ?? '');
  const contents = `<ul>${teamPages.map((page, index) => `<li><a href="${addressOf(page)}">${titles[index]}</a></li>`).join('')}</ul>`;
  const bodies = texts.map((text, index) => renderPage(teamPages[index] ?? '', text));
  const files = bodies.map((body, index): [string, string] => [
    `${posix.basename(teamPages[index] ?? '')}.html`,
    frame(titles[index] ?? '', body),
  ]);
  const missing = `<h1>There is no such page</h1><p>The documentation for teams has these pages:</p>${contents}`;
  return new Map([
    ...files,
    ['index.html', frame('Documentation for teams', `<h1>Documentation for teams</h1>${contents}`)],
    ['not-found.html', frame('Page not found', missing)],
  ]);
}

const addressOf = (page: string) => `${teamDocsPath}/${posix.basename(page)}`;

function renderPage(page: string, markdown: string): string {
  const plain = new Renderer();
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text }) {
        return `<h${depth} id="${slugOf(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      link({ href, tokens }) {
        const target = targetOf(page, href);
        const text = this.parser.parseInline(tokens);
        return target === undefined ? text : `<a href="${target}">${text}</a>`;
      },
      code(token) {
        return plain.code(token).replace('<pre>', '<pre tabindex="0">');
      },
      table(token) {
        plain.parser = this.parser;
        return `<div class="wide" role="group" aria-label="Table" tabindex="0">${plain.table(token)}</div>`;
      },
    },
  });
  return marked.parse(markdown, { async: false });
}

function targetOf(page: string, href: string): string | undefined {
  if (/^(?:https:\/\/|#)/.test(href)) return href;
  const [file = '', hash] = href.split('#');
  const target = posix.join(posix.dirname(page), file).replace(/\.md$/, '');
  if (!teamPages.includes(target)) return undefined;
  return addressOf(target) + (hash === undefined ? '' : `#${hash}`);
}

const slugOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(' ', '-');

const frame = (title: string, body: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${title} - Management Suite</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="${teamDocsPath}/team-docs.css" />
  </head>
  <body>
    <nav aria-label="Documentation"><a href="${teamDocsPath}">Documentation for teams</a></nav>
    <main>
${body}
    </main>
  </body>
</html>
`;
