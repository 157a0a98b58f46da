import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { PlainSource } from './plain-release.ts';

/** `says` is a text that only this source causes in its group. */
export type BadSource = [title: string, code: string, source: PlainSource, says?: string];

const reactText = () =>
  readFileSync(
    path.join(path.dirname(createRequire(import.meta.url).resolve('react')), 'cjs/react.production.js'),
    'utf8',
  );

/** A run reports a code once with three examples, so a group contains at most three sources per code. */
export const groupedBadSources: readonly (readonly BadSource[])[] = [
  [
    [
      'Wraps fetch to log calls',
      'globals-changed',
      { atImport: 'const inner = fetch; window.fetch = (...given) => inner(...given);' },
      'fetch',
    ],
    [
      'Patches XMLHttpRequest.prototype.open',
      'globals-changed',
      {
        atImport: `const { open } = XMLHttpRequest.prototype;
        XMLHttpRequest.prototype.open = function (...given) { return open.apply(this, given); };`,
      },
      'XMLHttpRequest.prototype.open',
    ],
    [
      'Adds Array.prototype.last',
      'globals-changed',
      { atImport: 'Array.prototype.last = function () {};' },
      'Array.prototype.last',
    ],
    ['Leaves a global behind', 'globals-added', { onMount: 'window.settings = { page: 1 };' }, 'settings'],
    [
      'Leaves a listener behind',
      'left-behind',
      { onMount: "window.addEventListener('keydown', () => {});" },
      'keydown on window',
    ],
    ['Leaves an interval behind', 'left-behind', { onMount: 'setInterval(() => {}, 1000);' }, ' intervals'],
    [
      'Leaves a timer that starts itself again',
      'left-behind',
      { onMount: 'const again = () => setTimeout(again, 30); again();' },
      'timers that start themselves again',
    ],
    [
      'Leaves an element in the body',
      'left-behind',
      { onMount: "document.body.append(document.createElement('aside'));" },
      'elements in the body',
    ],
    [
      'Adds a style element that the policy refuses',
      'policy-blocked',
      {
        onMount: `const style = document.createElement('style');
        style.textContent = '.plain-root { color: teal }';
        document.head.append(style);`,
      },
      'style-src-elem',
    ],
    [
      'Evaluates text as a script',
      'policy-blocked',
      { onMount: "try { new Function('return 1')(); } catch {}" },
      'script-src',
    ],
    [
      'Calls another origin',
      'policy-blocked',
      { onMount: "fetch('https://tracker.example/').catch(() => {});" },
      'connect-src',
    ],
    ['Clears the local storage', 'storage-cleared', { onMount: 'localStorage.clear();' }],
    ['Throws in a timer', 'throws', { onMount: 'setTimeout(() => undefined.tick(), 20);' }, "'tick'"],
    ['Ships a style for every button', 'styles-outside', { css: 'button { opacity: 0.5 }' }, 'button'],
    [
      'Changes the defaults of the query client',
      'query-cache',
      { onMount: 'client.setDefaultOptions({ queries: { retry: 10, staleTime: 0 } });' },
      'default options',
    ],
  ],
  [
    [
      'Replaces fetch',
      'globals-changed',
      { onMount: 'window.fetch = async () => new Response("{}");' },
      'fetch',
    ],
    [
      'Replaces XMLHttpRequest',
      'globals-changed',
      { onMount: 'window.XMLHttpRequest = class {};' },
      'XMLHttpRequest',
    ],
    [
      'Patches history.pushState',
      'globals-changed',
      {
        atImport:
          'const push = history.pushState; history.pushState = (...given) => push.apply(history, given);',
      },
      'history.pushState',
    ],
    ['Ships a style for everything', 'styles-outside', { css: '* { letter-spacing: 2px }' }, '(html'],
  ],
  [
    [
      'Pollutes Object.prototype',
      'globals-changed',
      { atImport: "Object.prototype.label = 'x';" },
      'Object.prototype.label',
    ],
    [
      "Patches the shell's React",
      'globals-changed',
      {
        beforeScreen: 'const make = React.createElement; React.createElement = (...given) => make(...given);',
      },
      'createElement',
    ],
    [
      'Replaces customElements',
      'globals-changed',
      { atImport: "Object.defineProperty(window, 'customElements', { value: {} });" },
      'customElements',
    ],
    ['Clears the query cache', 'query-cache', { onMount: 'client.clear();' }],
    ['Throws in its clean-up', 'throws', { onLeave: 'undefined.dispose();' }, "'dispose'"],
    [
      'Changes the font size of the document',
      'styles-outside',
      { onMount: "document.documentElement.style.fontSize = '22px';" },
      '(html',
    ],
  ],
  [
    [
      'Replaces Array.prototype.map',
      'globals-changed',
      { onMount: 'Array.prototype.map = () => [];' },
      'Array.prototype.map',
    ],
    ['Replaces JSON.parse', 'globals-changed', { onMount: 'JSON.parse = () => ({});' }, 'JSON.parse'],
    ['Freezes the clock', 'globals-changed', { onMount: 'Date.now = () => 0;' }, 'Date.now'],
  ],
  [
    [
      'Breaks JSON.stringify',
      'globals-changed',
      { onMount: 'JSON.stringify = undefined;' },
      'JSON.stringify',
    ],
    ['Replaces setTimeout', 'globals-changed', { onMount: 'window.setTimeout = () => 0;' }, 'setTimeout'],
    [
      "Overwrites other containers' globals",
      'globals-changed',
      {
        onMount: `for (const name of Object.getOwnPropertyNames(window))
        if (/^mf_/.test(name) && !/^mf_plain_/.test(name)) window[name] = undefined;`,
      },
      'mf_smoke_run_neighbour',
    ],
  ],
  [
    [
      'Adopts a style sheet and keeps it',
      'styles-outside',
      {
        onMount: `const sheet = new CSSStyleSheet();
        sheet.replaceSync('h1, p { color: red }');
        document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];`,
      },
      '(h1',
    ],
    [
      'Removes the federation runtime',
      'globals-changed',
      { atImport: '_FEDERATION_RUNTIME_CORE = undefined;' },
      '_FEDERATION_RUNTIME_CORE',
    ],
    [
      'Replaces the federation state',
      'globals-changed',
      { onMount: '__FEDERATION__.__INSTANCES__ = [];' },
      '__FEDERATION__.__INSTANCES__',
    ],
    ['Carries a React of its own', 'react-copy', { files: { 'react.js': reactText() } }],
    [
      'Covers the page',
      'next-page',
      {
        onMount: `const cover = document.createElement('div');
        Object.assign(cover.style, { position: 'fixed', inset: '0', zIndex: '9999' });
        document.body.append(cover);`,
      },
      'lies over it',
    ],
  ],
  [
    [
      'Rejects a promise that nothing handles',
      'throws',
      { onMount: "Promise.reject(new Error('Lost'));" },
      'Lost',
    ],
    ['Removes the layout', 'styles-outside', { onMount: "document.querySelector('aside, nav')?.remove();" }],
    [
      'Swallows clicks',
      'next-page',
      { onMount: "window.addEventListener('click', (event) => event.stopImmediatePropagation(), true);" },
      'its button does nothing',
    ],
  ],
];
