import { groupedBadSources, type BadSource } from './grouped-bad-releases.ts';
import { plainRelease } from './plain-release.ts';

/** These sources end the visit, so they cannot share a screen. */
const alone: BadSource[] = [
  ['Loops at import', 'endless-loop', { atImport: 'for (;;) {}' }],
  ['Loops when it is mounted', 'endless-loop', { onMount: 'for (;;) {}' }],
  ['Loops when it is left', 'endless-loop', { onLeave: 'for (;;) {}' }],
  ['Loops in a timer', 'endless-loop', { onMount: 'setTimeout(() => { for (;;) {} }, 30);' }],
  [
    'Resolves promises without end',
    'endless-loop',
    { atImport: 'const again = () => Promise.resolve().then(again); again();' },
  ],
  ['Throws at import', 'throws', { atImport: "throw new Error('No settings');" }],
  ['Throws while it is drawn', 'throws', { inRender: 'undefined.rows;' }],
  ['Throws when it is mounted', 'throws', { onMount: 'undefined.start();' }],
  ['Reloads the page', 'page-lost', { onMount: 'location.reload();' }],
  ['Leaves the document', 'page-lost', { onMount: "location.assign('/login');" }],
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
  ['Empties the body', 'styles-outside', { onMount: "document.body.innerHTML = '';" }],
  ['Ships body { display: none }', 'styles-outside', { css: 'body { display: none }' }],
  [
    'Poisons the query cache',
    'query-cache',
    {
      onMount:
        'for (const { queryKey } of client.getQueryCache().getAll()) client.setQueryData(queryKey, { remotes: 1 });',
    },
  ],
];

/** Each source has one fault; `code` is the expected finding. */
export const badReleases = [...alone.map((source) => [source]), ...groupedBadSources].map((sources) => ({
  title: sources.map(([title]) => title).join(', '),
  expected: sources.map(([title, code, , says = '']) => ({ title, code, says })),
  release: plainRelease(sources.map(([title]) => title).join(), ...sources.map(([, , source]) => source)),
}));
