import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';

export interface Site {
  url: string;
  ca?: string;
}

export interface OpenPage {
  title: string;
  later: string[];
}

async function get({ url, ca }: Site, path: string, accept: string) {
  const request = url.startsWith('https:') ? requestHttps : requestHttp;
  const outgoing = request(new URL(path, url), { agent: false, headers: { accept }, ...(ca && { ca }) });
  outgoing.end();
  const [answer] = (await once(outgoing, 'response')) as [IncomingMessage];
  return { status: answer.statusCode, type: answer.headers['content-type'] ?? '', body: await text(answer) };
}

export async function openPage(site: Site, path: string): Promise<OpenPage> {
  const document = await get(site, path, 'text/html');
  if (document.status !== 200) throw new Error(`${document.status} ${path}`);
  const named = [...document.body.matchAll(/<(script|link)\b[^>]*?(?:src|href)="(\/[^"]+)"[^>]*>/g)];
  const contents = await Promise.all(
    named.map(([element, , address = '']) =>
      getFile(site, address, /integrity="([^"]+)"/.exec(element)?.[1]),
    ),
  );
  const later = contents.flatMap((content) => [...content.matchAll(/import\("([^"]+)"\)/g)]);
  return {
    title: /<title>([^<]*)/.exec(document.body)?.[1] ?? '',
    later: later.map(([, address]) => address ?? ''),
  };
}

async function loadLater(site: Site, { later }: OpenPage): Promise<void> {
  for (const address of later) await getFile(site, address);
}

async function getFile(site: Site, address: string, integrity?: string): Promise<string> {
  const { status, type, body } = await get(site, address, '*/*');
  if (status !== 200) throw new Error(`${status} ${address}`);
  const wanted = address.endsWith('.css') ? 'css' : 'javascript';
  if (!type.includes(wanted)) throw new Error(`${address} came as ${type}`);
  const hash = `sha384-${createHash('sha384').update(body).digest('base64')}`;
  if (integrity !== undefined && integrity !== hash) throw new Error(`${address} has another hash`);
  return body;
}

/** Without a pause, visitors would take the processors from the starting servers. */
const betweenPagesMs = 20;

export function visitConstantly(site: Site, paths: readonly string[], old: OpenPage, visitors = 4) {
  const failed: string[] = [];
  const titles = new Map<string, number>();
  let pages = 0;
  let counted = 0;
  let isStopped = false;
  const visit = async () => {
    const path = paths[pages % paths.length] ?? '/';
    pages += 1;
    try {
      const page = await openPage(site, path);
      await loadLater(site, page);
      await loadLater(site, old);
      titles.set(page.title, (titles.get(page.title) ?? 0) + 1);
    } catch (error) {
      failed.push(String(error));
    }
  };
  const visiting = Array.from({ length: visitors }, async () => {
    while (!isStopped) await Promise.all([visit(), sleep(betweenPagesMs)]);
  });
  return {
    failed,
    titles,
    pages: () => pages,
    async more(count: number): Promise<void> {
      const enough = Math.max(counted + count, pages + count / 4);
      while (pages < enough) await new Promise((resolve) => setTimeout(resolve, 5));
      counted = pages;
    },
    async stop(): Promise<void> {
      isStopped = true;
      await Promise.all(visiting);
    },
  };
}
