import {
  type Change,
  beside,
  built,
  builtElsewhere,
  describedAs,
  hostedBy,
  listedAs,
  noise,
  paged,
  sharing,
  withMenu,
  withRoutes,
} from './changes.ts';
import { gateCase, gateHost, liveRelease } from './gate-case.ts';

const { provided } = gateHost();
const nothing: Change = () => undefined;
const file = (path: string, text = 'x') => built((_, files) => (files[path] = text));

export const goodReleases: [what: string, change: Change][] = [
  ['as it is', nothing],
  [
    'an ES module that exports mount',
    builtElsewhere({
      'remote.js': "import { draw } from './assets/draw.js'; export function mount() { draw(); }",
      'assets/draw.js': "import '../remote.js'; export const draw = () => import('./later.js');",
      'assets/later.js': 'export default 1;',
      'remote.css': 'p { color: red }',
    }),
  ],
  [
    'an ES module that carries its framework in one file',
    builtElsewhere({ 'remote.js': `export function mount() {} /* ${noise(100_000)} */` }),
  ],
  [
    'an ES module that is a container',
    builtElsewhere({
      'remoteEntry.js': 'const init = () => 0, get = () => 0; export { init, get };',
      'mf-manifest.json': JSON.stringify({ shared: [], exposes: [{ path: './remote' }] }),
    }),
  ],
  [
    'a script of another tool that is a container',
    builtElsewhere(
      { 'remoteEntry.js': 'var bookings;(()=>{bookings={init(){},get(){}}})()', 'main.js': 'x()' },
      { entryType: 'script', entryGlobals: ['bookings', 'webpackChunkbookings'] },
    ),
  ],
  ['the next patch', built((manifest) => (manifest.version = '1.0.1'))],
  ['a version before 1', built((manifest) => (manifest.version = '0.1.0'))],
  ['an unfinished version', built((manifest) => (manifest.version = '2.0.0-beta.1'))],
  ['a lower version than before', built((manifest) => (manifest.version = '0.9.9'))],
  [
    'another build',
    built((manifest) => {
      manifest.build = 'ffffffff';
      manifest.container = 'mf_bookings_ffffffff';
    }),
  ],
  ['another title', describedAs({ title: 'Stays' })],
  ['a title in another script', describedAs({ title: 'Réservations 預約' })],
  [
    'the schema named for editors',
    describedAs({ $schema: '../packages/descriptor/remote.schema.generated.json' }),
  ],
  ['no menu', describedAs({ menu: [] })],
  ['another label', withMenu({ label: 'Stays' })],
  ['another icon', withMenu({ icon: 'calendar' })],
  ['another place in the menu', withMenu({ order: -5 })],
  [
    'a menu entry outside of groups',
    describedAs({ menu: [{ id: 'bookings.all', label: 'Bookings', path: '/', order: 1 }] }),
  ],
  ['a menu entry for some', withMenu({ permissions: ['manage_hotel'] })],
  ['two entries of one path', withMenu({}, { id: 'bookings.audit', label: 'Audit' })],
  [
    'one label on two paths, for different people',
    withMenu(
      { permissions: ['manage_hotel'] },
      { id: 'bookings.other', path: '/bookings', permissions: ['create_staff'] },
    ),
  ],
  ['a label that another group has', withMenu({ label: 'Hotel Management' })],
  ['a group of its own', withMenu({ group: { id: 'stays', label: 'Stays', order: 25 } })],
  ['a group that others are in', withMenu({ group: { id: 'management', label: 'Management', order: 30 } })],
  ['a group with another label', withMenu({ group: { id: 'bookings', label: 'Stays', order: 20 } })],
  ['an id that begins as another one does', withMenu({ id: 'dashboard.main-bookings' })],
  ['a permission for all of it', describedAs({ permissions: ['manage_hotel'] })],
  [
    'any of several permissions',
    describedAs({ permissions: ['manage_hotel', 'create_staff', 'hotel_checkins_create'] }),
  ],
  [
    'a route for some',
    describedAs({ routes: [{ path: '/' }, { path: '/bookings', permissions: ['manage_hotel'] }] }),
  ],
  [
    'a page without the layout',
    describedAs({ routes: [{ path: '/' }, { path: '/bookings', shellLayout: false }] }),
  ],
  ['a public remote', describedAs({ access: 'public' })],
  ['a route with a parameter', withRoutes('/', '/bookings', '/bookings/:id')],
  ['everything below its address', withRoutes('/', '/bookings/*')],
  ['routes of its own that overlap', withRoutes('/bookings/new', '/bookings/:id')],
  ['a route beside one of the host', withRoutes('/login-help', '/reports/bookings')],
  ['a route beside one of another remote', withRoutes('/dashboard/bookings', '/accounts')],
  [
    'other routes than before',
    (one) => {
      one.live.push(liveRelease(gateCase().draft));
      withRoutes('/stays')(one);
    },
  ],
  ['the same routes as before', ({ live, draft }) => live.push(liveRelease(draft))],
  [
    'a second and a third release of its own',
    ({ live, draft }) => live.push(liveRelease(draft), liveRelease(gateCase().draft, '1.0.1-ffffffffffff')),
  ],
  ['the first remote there is', ({ live }) => live.splice(0)],
  ['one more neighbour', beside('mf-rooms', {})],
  ['a second release of a neighbour', beside('mf-dashboard', { marker: 'canary' })],
  ['one more exposed module', describedAs({ exposes: ['./remote', './booking-picker'] })],
  [
    'a module that another uses',
    (one) => {
      beside('mf-calendar', { requires: { exposes: { 'mf-bookings': ['./remote', './picker'] } } })(one);
      describedAs({ exposes: ['./remote', './picker'] })(one);
    },
  ],
  ['a module of another', describedAs({ requires: { exposes: { 'mf-dashboard': ['./remote'] } } })],
  ['a module of its own', describedAs({ requires: { exposes: { 'mf-bookings': ['./anything'] } } })],
  ['a call that is awaited', describedAs({ awaits: { api: { 'list-tasks': 1 } } })],
  ['an awaited call that has come', describedAs({ awaits: { api: { 'list-bookings': 1 } } })],
  ['no calls of the API', describedAs({ requires: { api: {} } })],
  ['nothing required', describedAs({ requires: undefined })],
  ['one of several versions of a call', describedAs({ requires: { api: { 'get-user-profile': 2 } } })],
  ['the newest of several versions', describedAs({ requires: { api: { 'get-user-profile': 3 } } })],
  [
    'a server that serves one version more',
    hostedBy({ apiVersions: { ...gateHost().apiVersions, 'list-bookings': [1, 2] } }),
  ],
  ['a host without such calls', hostedBy({ apiVersions: undefined })],
  ['nothing shared', built((manifest) => (manifest.shared = {}))],
  ['exactly the version there is', sharing({ react: '19.3.1' })],
  ['a lower and an upper end', sharing({ react: '>=19 <20' })],
  ['two majors', sharing({ react: '^18.3.0 || ^19.0.0' })],
  ['a range with a hyphen', sharing({ 'react-router-dom': '7.0.0 - 7.99.99' })],
  ['a range with an x', sharing({ jotai: '2.x' })],
  [
    'a shell with a newer minor',
    hostedBy({ provided: { ...provided, react: '19.9.0', '@suite/ui': '1.4.2' } }),
  ],
  ['a shell that shares more', hostedBy({ provided: { ...provided, dayjs: '1.11.0' } })],
  ['no shell built yet', hostedBy({ provided: undefined })],
  [
    'a host that knows more permissions',
    hostedBy({ permissionNames: [...gateHost().permissionNames, 'fly'] }),
  ],
  [
    'a permission of its own, which no operator has accepted',
    describedAs({
      permissions: ['bookings.read'],
      ownPermissions: [{ name: 'bookings.read', title: 'See bookings', explanation: 'See bookings.' }],
    }),
  ],
  ['a permission of another remote', withMenu({ permissions: ['spa.manage'] })],
  ['a label in Greek', withMenu({ label: 'Κρατήσεις' })],
  [
    'a group as another has it, beside one of its own',
    withMenu({ group: { id: 'settings', label: 'Settings', order: 40 } }),
  ],
  ['a picture', file('hotel.a1b2c3.png')],
  ['a font in a folder', file('fonts/inter/latin.woff2')],
  ['source maps larger than the budget', file('607ed5ce02ab.js.map', noise(8_000_000))],
  [
    'two hundred small files',
    built((_, files) => {
      for (const index of Array.from({ length: 200 }, (_none, one) => one)) files[`part-${index}.js`] = 'x';
    }),
  ],
  ['an entry just within its budget', built((manifest, files) => (files[manifest.entry] = noise(50_000)))],
  ['a first visit just within its budget', file('607ed5ce02ab.js', noise(300_000))],
  ['a large file that comes later', file('chart.js', noise(900_000))],
  [
    'a large file under a large budget',
    (one) => {
      hostedBy({ budgets: { entry: 40_000, firstVisit: 900_000, page: 100_000, total: 9_000_000 } })(one);
      file('607ed5ce02ab.js', noise(600_000))(one);
    },
  ],
  ['a page within its budget', paged('public', { 'page/page.js': noise(90_000), 'page/look.css': 'p{}' })],
  ['a slot of its own', describedAs({ slots: [{ name: 'bookings.tools' }] })],
  [
    'a fill of a slot that no remote offers yet',
    describedAs({
      exposes: ['./remote', './tool'],
      fills: [{ slot: 'calendar.tools', module: './tool', title: 'Tool', order: 1 }],
    }),
  ],
  [
    'without a slot that no other remote fills any more',
    beside('mf-bookings', { slots: [{ name: 'bookings.tools' }] }),
  ],
  ['an event of its own', describedAs({ events: { publishes: ['bookings.booking-changed'] } })],
  ['an event that no remote publishes yet', describedAs({ events: { listensTo: ['calendar.day-chosen'] } })],
  [
    'without an event that no other remote listens to any more',
    beside('mf-bookings', { events: { publishes: ['bookings.booking-changed'] } }),
  ],
  ['an empty file', file('empty.js', '')],
  ['nothing but the entry at first', built((manifest) => (manifest.preload = []))],
  [
    'one first file named twice',
    built((manifest) => manifest.preload.push('607ed5ce02ab.js', manifest.entry)),
  ],
  ['release.json among its files', ({ draft }) => (draft.files['release.json'] = '{}')],
  [
    'fields in another order',
    ({ draft }) => {
      const { manifest } = draft;
      listedAs({ files: Object.fromEntries(Object.entries(manifest.files).reverse()) })({
        draft,
        live: [],
        host: gateHost(),
      });
      draft.manifest = Object.fromEntries(Object.entries(manifest).reverse()) as typeof manifest;
    },
  ],
];
