import { plainRelease, type PlainSource } from './plain-release.ts';

/** Each source does something permitted. The sources of a group share one screen. */
const groups: Readonly<Record<string, Readonly<Record<string, PlainSource>>>> = {
  'Listeners, timers, elements, styles and calls': {
    'Draws a heading': {},
    'Takes its listener back': {
      onMount: `const on = () => setState('resized');
      window.addEventListener('resize', on);
      return () => window.removeEventListener('resize', on);`,
    },
    'Ends its listeners by a signal': {
      onMount: `const ended = new AbortController();
      document.addEventListener('keydown', () => {}, { signal: ended.signal });
      return () => ended.abort();`,
    },
    'Ends its interval': {
      onMount: 'const timer = setInterval(() => {}, 20); return () => clearInterval(timer);',
    },
    'Ends its frames': {
      onMount: `let frame = requestAnimationFrame(function next() { frame = requestAnimationFrame(next); });
      return () => cancelAnimationFrame(frame);`,
    },
    'Shows something for a moment': {
      onMount: "const timer = setTimeout(() => setState('later'), 20); return () => clearTimeout(timer);",
      content: "h('p', null, state)",
    },
    'Draws into the body through a portal': {
      content: "ReactDom.createPortal(h('div', null, 'Beside the page'), document.body)",
    },
    'Styles its own elements': {
      css: `.plain-root { --gap: 3px; padding: var(--gap) } .plain-root h1 { color: teal }
      @keyframes plain-appear { from { opacity: 0 } } .plain-root p { animation: plain-appear 1s }`,
      content: "h('p', null, 'Text')",
    },
    'Styles elements in place': {
      content: "h('p', { style: { color: 'teal', position: 'absolute' } }, 'Text')",
    },
    'Adopts a style sheet while it is shown': {
      onMount: `const sheet = new CSSStyleSheet();
      sheet.replaceSync('.plain-root { color: teal }');
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
      return () => { document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet); };`,
    },
    'Draws in a shadow root': {
      onMount: `const root = document.querySelector('.plain-root div').attachShadow({ mode: 'open' });
      root.append(document.createElement('button'));`,
      content: "h('div')",
    },
    'Draws on a canvas': {
      onMount: "document.querySelector('.plain-root canvas').getContext('2d').fillRect(0, 0, 10, 10);",
      content: "h('canvas')",
    },
    'Defines an element of its own': {
      atImport: `if (!customElements.get('plain-badge'))
      customElements.define('plain-badge', class extends HTMLElement {});`,
      content: "h('plain-badge', null, 'New')",
    },
    'Watches the size of its element': {
      onMount: `const watch = new ResizeObserver(([{ contentRect }]) => setState(String(contentRect.width)));
      watch.observe(document.querySelector('.plain-root'));
      return () => watch.disconnect();`,
    },
    "Uses the shell's components": {
      content:
        "h('div', null, h(ui.PageHeader, { title: 'Rooms' }), h(ui.Button, { variant: 'primary' }, 'Save'))",
    },
    'Asks the API': {
      inRender: `const { data } = query.useQuery({
      queryKey: ['plain', 'profile'],
      queryFn: async () => (await fetch('/api/auth/user-profile')).json(),
    });`,
      content: "h('p', null, data?.message)",
    },
    'Reloads its own data': {
      inRender: "query.useQuery({ queryKey: ['plain', 'list'], queryFn: async () => [1, 2] });",
      onMount: "void client.invalidateQueries({ queryKey: ['plain'] });",
    },
    'Deals with a failed call': {
      inRender: `const { isError } = query.useQuery({
      queryKey: ['plain', 'missing'],
      queryFn: async () => { throw new Error((await fetch('/platform/unknown')).status); },
    });`,
      content: "h('p', null, isError ? 'Not found' : '')",
    },
    'Ends its call when it is left': {
      onMount: `const ended = new AbortController();
      fetch('/api/auth/user-profile', { signal: ended.signal }).catch(() => {});
      return () => ended.abort();`,
    },
    'Asks by XMLHttpRequest': {
      onMount: `const request = new XMLHttpRequest();
      request.open('GET', '/api/auth/user-profile');
      request.send();
      return () => request.abort();`,
    },
    'Deals with a rejected promise': {
      onMount: "Promise.reject(new Error('Lost')).catch(() => setState('failed'));",
    },
    'Deals with a thrown error': {
      onMount: "try { undefined.rows; } catch (error) { console.error(error); setState('failed'); }",
    },
  },
  'A dialog': {
    'Opens a dialog': {
      onMount: `const dialog = document.querySelector('.plain-root dialog');
      dialog.showModal();
      return () => dialog.close();`,
      content: "h('dialog', null, 'Sure?')",
    },
  },
  'Much work, and the page around it': {
    'Draws a long table': {
      content: `h('table', null, h('tbody', null, Array.from({ length: 600 }, (_, row) =>
      h('tr', { key: row }, h('td', null, row), h('td', null, 'Cell')))))`,
    },
    'Works for 200 ms before it stands': {
      inRender: 'const end = performance.now() + 200; while (performance.now() < end) Math.sqrt(2);',
    },
    'Loads its screen late': {
      routes: `[{ path: '/plain', screen: async () => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      return Screen;
    } }]`,
    },
    'Keeps a setting of its own': {
      onMount:
        "localStorage.setItem('plain:columns', '3'); return () => localStorage.removeItem('plain:columns');",
    },
    'Writes into its address': {
      inRender: 'const [search, setSearch] = router.useSearchParams();',
      onMount: "setSearch({ page: '2' }, { replace: true });",
      content: "h('p', null, search.get('page'))",
    },
    'Scrolls and takes the focus': {
      onMount:
        "const field = document.querySelector('.plain-root input'); field.focus(); field.scrollIntoView();",
      content: "h('div', { style: { paddingTop: 1500 } }, h('input'))",
    },
    'Locks scrolling while it is shown': {
      onMount: `document.body.classList.add('plain-open');
      return () => document.body.classList.remove('plain-open');`,
    },
  },
};

export const goodReleases = Object.entries(groups).map(([title, sources]) => ({
  title: `${title}: ${Object.keys(sources).join(', ')}`,
  release: plainRelease(title, ...Object.values(sources)),
}));

export const goodSourceCount = Object.values(groups).flatMap((sources) => Object.keys(sources)).length;
