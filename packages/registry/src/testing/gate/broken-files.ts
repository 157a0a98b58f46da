import { type BrokenRelease, altered, built, listedAs, noise, paged } from './changes.ts';

const style = '7498cdf9db96.css';
const screen = '607ed5ce02ab.js';
const again = /build again/;

export const brokenReleaseFiles: BrokenRelease[] = [
  [
    'a version of two numbers',
    'release-file',
    /correct the version in package\.json/,
    listedAs({ version: '1.0' }),
  ],
  [
    'a version in words',
    'release-file',
    /correct the version in package\.json/,
    listedAs({ version: 'latest' }),
  ],
  ['a build that is no digest', 'release-file', again, listedAs({ build: 'monday' })],
  [
    'a container every build shares',
    'release-file',
    /must be called mf_bookings_/,
    listedAs({ container: 'mf_bookings' }),
  ],
  [
    'another name than its descriptor',
    'release-file',
    /its descriptor says mf-bookings/,
    listedAs({ name: 'mf-rooms' }),
  ],
  ['an unknown field', 'release-file', /unknown fields: postinstall/, listedAs({ postinstall: 'x' })],
  [
    'an entry whose name never changes',
    'file-list',
    /remoteEntry\.<content hash>/,
    listedAs({ entry: 'remoteEntry.js' }),
  ],
  [
    'an entry that is not listed',
    'file-list',
    /does not list remoteEntry\.ffffffff\.js/,
    listedAs({ entry: 'remoteEntry.ffffffff.js' }),
  ],
  [
    'a first file that is not listed',
    'file-list',
    /does not list other\.css/,
    listedAs({ preload: ['other.css'] }),
  ],
  [
    'a picture among the first files',
    'file-list',
    /must be a script or a style/,
    listedAs({ preload: ['hotel.png'] }),
  ],
  ['no preload list', 'file-list', /preload is required/, listedAs({ preload: undefined })],
  ['no file list', 'file-list', /files is required/, listedAs({ files: undefined })],
  [
    'a hash that is missing',
    'file-list',
    /gives 7498cdf9db96\.css no sha384/,
    altered(({ manifest }) => (manifest.files[style] = '')),
  ],
  [
    'a hash of another kind',
    'file-list',
    /no sha384/,
    altered(({ manifest }) => (manifest.files[style] = 'sha256-abc')),
  ],
  [
    'a hash cut short',
    'file-list',
    /no sha384/,
    altered(({ manifest }) => (manifest.files[style] = manifest.files[style]?.slice(0, 60) ?? '')),
  ],
  [
    'a path out of its folder',
    'file-list',
    /not a plain relative path/,
    altered(({ manifest }) => (manifest.files['../x.js'] = manifest.files[style] ?? '')),
  ],
  [
    'two paths alike but for case',
    'file-list',
    /cannot hold together/,
    built((_, files) => (files['7498CDF9DB96.css'] = '')),
  ],
  ['no shared list', 'shared-range', /shared is required/, listedAs({ shared: undefined })],
];

export const brokenContents: BrokenRelease[] = [
  [
    'an entry with one more byte',
    'file-hash',
    again,
    altered(({ files, manifest }) => (files[manifest.entry] += ' ')),
  ],
  ['a style of another build', 'file-hash', again, altered(({ files }) => (files[style] = '.table {}'))],
  [
    'a hash of another file',
    'file-hash',
    again,
    altered(({ manifest }) => (manifest.files[screen] = manifest.files[style] ?? '')),
  ],
  [
    'a file that was lost',
    'file-missing',
    /publish all of dist/,
    altered(({ files }) => delete files[screen]),
  ],
  [
    'an entry that was lost',
    'file-missing',
    /publish all of dist/,
    altered(({ files, manifest }) => delete files[manifest.entry]),
  ],
  [
    'a file that is not listed',
    'file-unlisted',
    /take it out of dist/,
    altered(({ files }) => (files['extra.js'] = 'x')),
  ],
  [
    'an entry of 45 kB',
    'budget-entry',
    /45\.\d kB compressed where 40\.0 kB are allowed/,
    built((manifest, files) => (files[manifest.entry] = noise(60_000))),
  ],
  [
    'a first visit of 300 kB',
    'budget-first-visit',
    /load later what the first screen does not need/,
    built((_, files) => (files[screen] = noise(400_000))),
  ],
  [
    'many first files, each small',
    'budget-first-visit',
    /A first visit fetches/,
    built((manifest, files) => {
      for (const index of Array.from({ length: 30 }, (_, one) => one)) {
        files[`chunk-${index}.js`] = noise(14_000);
        manifest.preload.push(`chunk-${index}.js`);
      }
    }),
  ],
  [
    'a page that asks for too much at first',
    'budget-page',
    /The page asks for .* load later what its first view does not need/,
    paged('public', { 'page/page.js': noise(90_000), 'page/look.css': noise(60_000) }),
  ],
  [
    'a page of a remote that is for people who signed in',
    'release-file',
    /the remote must be public/,
    paged('signed-in', { 'page/page.js': '1', 'page/look.css': '' }),
  ],
  [
    'a page that asks for a file that is not there',
    'file-list',
    /page\/gone\.js, which the page asks for/,
    built((manifest) => {
      manifest.descriptor.access = 'public';
      manifest.page = { scripts: ['page/gone.js'], styles: [] };
    }),
  ],
  [
    'six megabytes in all',
    'budget-total',
    /drop or shrink the largest, or split the remote/,
    built((_, files) => (files['film.js'] = noise(8_000_000))),
  ],
];
