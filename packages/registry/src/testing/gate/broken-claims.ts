import { describedAs, built, federatedAs, sharing, withMenu, type BrokenRelease } from './changes.ts';

const readable = /one line of visible characters/;
const extra = (path: string) => built((_, files) => (files[path] = 'x'));

export const brokenOwnership: BrokenRelease[] = [
  [
    "another team's group under another label",
    'menu-group-clash',
    /The menu group management is "Management" with order 30 since mf-/,
    withMenu({ group: { id: 'management', label: 'Bookings first', order: 30 } }),
  ],
  [
    "another team's group at the top",
    'menu-group-clash',
    /take both as they are/,
    withMenu({ group: { id: 'management', label: 'Management', order: -100 } }),
  ],
  [
    "a group that looks like another team's",
    'menu-group-clash',
    /mf-auth has a menu group "Settings" already \(settings\)/,
    withMenu({ group: { id: 'set-tings', label: 'SETTINGS', order: 1 } }),
  ],
  ["another remote's title", 'title-clash', /choose another title/, describedAs({ title: 'mf-auth' })],
  ['a label with a letter of another script', 'descriptor', readable, withMenu({ label: 'B\u043eokings' })],
  ['a label with a zero-width space', 'descriptor', readable, withMenu({ label: 'Book\u200bings' })],
  ['a label that is read from the right', 'descriptor', readable, withMenu({ label: '\u202esgnikooB' })],
  ['a title of two lines', 'descriptor', readable, describedAs({ title: 'Book\nings' })],
  [
    'a label of full-width letters that its group has',
    'menu-label-clash',
    /already/,
    withMenu({ label: '\uff21\uff23count', group: { id: 'settings', label: 'Settings', order: 40 } }),
  ],
  [
    'four thousand menu entries',
    'descriptor',
    /menu may list 50 at most/,
    withMenu(
      ...Array.from({ length: 4000 }, (_, index) => ({ id: `bookings.n${index}`, label: `${index}` })),
    ),
  ],
  [
    'three hundred routes',
    'descriptor',
    /routes may list 200 at most/,
    describedAs({ routes: Array.from({ length: 300 }, (_, index) => ({ path: `/n${index}` })), menu: [] }),
  ],
  ['a service worker', 'file-kind', /sw\.js is named like a service worker/, extra('sw.js')],
  ['a service worker by its long name', 'file-kind', /service worker/, extra('app/Service-Worker.js')],
  ['a page', 'file-kind', /of a kind that no remote loads/, extra('login.html')],
  ['a program', 'file-kind', /leave it out/, extra('setup.exe')],
  [
    'WebAssembly',
    'file-kind',
    /a\.wasm is WebAssembly, which the policy of the page refuses/,
    extra('a.wasm'),
  ],
  ['a file without an ending', 'file-kind', /leave it out/, extra('LICENSE')],
  ['any version of a shared module', 'shared-range', /accepts any future version/, sharing({ react: '*' })],
  ['a range without an upper end', 'shared-range', /accepts any future version/, sharing({ yup: '>=1' })],
  [
    'an entry that is a module',
    'federation-manifest',
    /of type module, which the shell cannot load/,
    federatedAs(({ metaData }) => (metaData.remoteEntry.type = 'module')),
  ],
];
