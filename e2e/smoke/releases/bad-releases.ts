import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { plainRelease, type PlainSource } from './plain-release.ts';

type Seed = [title: string, code: string, source: PlainSource];

const reactText = () =>
  readFileSync(
    path.join(path.dirname(createRequire(import.meta.url).resolve('react')), 'cjs/react.production.js'),
    'utf8',
  );

const loops: Seed[] = [
  ['Loops at import', 'endless-loop', { atImport: 'for (;;) {}' }],
  ['Loops when it is mounted', 'endless-loop', { onMount: 'for (;;) {}' }],
  ['Loops when it is left', 'endless-loop', { onLeave: 'for (;;) {}' }],
  ['Loops in a timer', 'endless-loop', { onMount: 'setTimeout(() => { for (;;) {} }, 30);' }],
  [
    'Resolves promises without end',
    'endless-loop',
    { atImport: 'const again = () => Promise.resolve().then(again); again();' },
  ],
];

const failures: Seed[] = [
  ['Throws at import', 'throws', { atImport: "throw new Error('No settings');" }],
  ['Throws while it is drawn', 'throws', { inRender: 'undefined.rows;' }],
  ['Throws when it is mounted', 'throws', { onMount: 'undefined.start();' }],
  ['Throws in its clean-up', 'throws', { onLeave: 'undefined.dispose();' }],
  ['Reloads the page', 'page-lost', { onMount: 'location.reload();' }],
  ['Leaves the document', 'page-lost', { onMount: "location.assign('/login');" }],
  ['Throws in a timer', 'throws', { onMount: 'setTimeout(() => undefined.tick(), 20);' }],
  ['Rejects a promise that nothing handles', 'throws', { onMount: "Promise.reject(new Error('Lost'));" }],
  [
    'Never hands its screen out',
    'not-mounted',
    { routes: "[{ path: '/plain', screen: () => new Promise(() => {}) }]" },
  ],
  ['Draws nothing', 'not-mounted', { screen: 'const Screen = () => null;' }],
  [
    'Lacks the screen of a route',
    'not-mounted',
    { routes: "[{ path: '/other', screen: async () => Screen }]" },
  ],
];

const globals: Seed[] = [
  ['Replaces fetch', 'globals-changed', { onMount: 'window.fetch = async () => new Response("{}");' }],
  [
    'Wraps fetch to log calls',
    'globals-changed',
    { atImport: 'const inner = fetch; window.fetch = (...given) => inner(...given);' },
  ],
  ['Replaces XMLHttpRequest', 'globals-changed', { onMount: 'window.XMLHttpRequest = class {};' }],
  [
    'Patches XMLHttpRequest.prototype.open',
    'globals-changed',
    {
      atImport: `const { open } = XMLHttpRequest.prototype;
        XMLHttpRequest.prototype.open = function (...given) { return open.apply(this, given); };`,
    },
  ],
  ['Replaces Array.prototype.map', 'globals-changed', { onMount: 'Array.prototype.map = () => [];' }],
  ['Adds Array.prototype.last', 'globals-changed', { atImport: 'Array.prototype.last = function () {};' }],
  ['Pollutes Object.prototype', 'globals-changed', { atImport: "Object.prototype.label = 'x';" }],
  ['Replaces JSON.parse', 'globals-changed', { onMount: 'JSON.parse = () => ({});' }],
  [
    'Patches history.pushState',
    'globals-changed',
    {
      atImport:
        'const push = history.pushState; history.pushState = (...given) => push.apply(history, given);',
    },
  ],
  ['Breaks JSON.stringify', 'globals-changed', { onMount: 'JSON.stringify = undefined;' }],
  ['Replaces setTimeout', 'globals-changed', { onMount: 'window.setTimeout = () => 0;' }],
  ['Freezes the clock', 'globals-changed', { onMount: 'Date.now = () => 0;' }],
  [
    'Replaces customElements',
    'globals-changed',
    { atImport: "Object.defineProperty(window, 'customElements', { value: {} });" },
  ],
  [
    "Overwrites other containers' globals",
    'globals-changed',
    {
      onMount: `for (const name of Object.getOwnPropertyNames(window))
        if (/^mf_/.test(name) && !/^mf_plain_/.test(name)) window[name] = undefined;`,
    },
  ],
  [
    'Removes the federation runtime',
    'globals-changed',
    { atImport: '_FEDERATION_RUNTIME_CORE = undefined;' },
  ],
  ['Replaces the federation state', 'globals-changed', { onMount: '__FEDERATION__.__INSTANCES__ = [];' }],
  [
    "Patches the shell's React",
    'globals-changed',
    { beforeScreen: 'const make = React.createElement; React.createElement = (...given) => make(...given);' },
  ],
  ['Leaves a global behind', 'globals-added', { onMount: 'window.settings = { page: 1 };' }],
];

const styles: Seed[] = [
  ['Ships body { display: none }', 'styles-outside', { css: 'body { display: none }' }],
  ['Ships a style for every button', 'styles-outside', { css: 'button { opacity: 0.5 }' }],
  ['Ships a style for everything', 'styles-outside', { css: '* { letter-spacing: 2px }' }],
  [
    'Adopts a style sheet and keeps it',
    'styles-outside',
    {
      onMount: `const sheet = new CSSStyleSheet();
        sheet.replaceSync('h1, p { color: red }');
        document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];`,
    },
  ],
  [
    'Changes the font size of the document',
    'styles-outside',
    { onMount: "document.documentElement.style.fontSize = '22px';" },
  ],
  ['Empties the body', 'styles-outside', { onMount: "document.body.innerHTML = '';" }],
  ['Removes the layout', 'styles-outside', { onMount: "document.querySelector('aside, nav')?.remove();" }],
  [
    'Adds a style element that the policy refuses',
    'policy-blocked',
    {
      onMount: `const style = document.createElement('style');
        style.textContent = '.plain-root { color: teal }';
        document.head.append(style);`,
    },
  ],
  [
    'Evaluates text as a script',
    'policy-blocked',
    { onMount: "try { new Function('return 1')(); } catch {}" },
  ],
  [
    'Calls another origin',
    'policy-blocked',
    { onMount: "fetch('https://tracker.example/').catch(() => {});" },
  ],
];

const shared: Seed[] = [
  [
    'Poisons the query cache',
    'query-cache',
    {
      onMount:
        'for (const { queryKey } of client.getQueryCache().getAll()) client.setQueryData(queryKey, { remotes: 1 });',
    },
  ],
  ['Clears the query cache', 'query-cache', { onMount: 'client.clear();' }],
  ['Clears the local storage', 'storage-cleared', { onMount: 'localStorage.clear();' }],
  [
    'Changes the defaults of the query client',
    'query-cache',
    { onMount: 'client.setDefaultOptions({ queries: { retry: 10, staleTime: 0 } });' },
  ],
  ['Carries a React of its own', 'react-copy', { files: { 'react.js': reactText() } }],
  ['Leaves a listener behind', 'left-behind', { onMount: "window.addEventListener('keydown', () => {});" }],
  ['Leaves an interval behind', 'left-behind', { onMount: 'setInterval(() => {}, 1000);' }],
  [
    'Leaves a timer that starts itself again',
    'left-behind',
    { onMount: 'const again = () => setTimeout(again, 30); again();' },
  ],
  [
    'Leaves an element in the body',
    'left-behind',
    { onMount: "document.body.append(document.createElement('aside'));" },
  ],
  [
    'Covers the page',
    'next-page',
    {
      onMount: `const cover = document.createElement('div');
        Object.assign(cover.style, { position: 'fixed', inset: '0', zIndex: '9999' });
        document.body.append(cover);`,
    },
  ],
  [
    'Swallows clicks',
    'next-page',
    { onMount: "window.addEventListener('click', (event) => event.stopImmediatePropagation(), true);" },
  ],
];

/** Each does one thing that hurts others, or itself; `code` is what a smoke run must find. */
export const badReleases = [...loops, ...failures, ...globals, ...styles, ...shared].map(
  ([title, code, source]) => ({ title, code, release: plainRelease(title, source) }),
);
