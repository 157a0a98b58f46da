import type { Release } from '@suite/descriptor';
import { builtElsewhere, type BrokenRelease } from './changes.ts';

const mount = 'export function mount() { return () => undefined; }';
const script = 'var bookings;(()=>{bookings={init(){},get(){}}})()';
const asScript: Partial<Release> = { entryType: 'script', entryGlobals: ['bookings'] };
const manifestOf = (manifest: object) => ({
  'remoteEntry.js': script,
  'mf-manifest.json': JSON.stringify(manifest),
});

export const brokenScripts: BrokenRelease[] = [
  [
    'an ES module that release.json says nothing of',
    'entry-kind',
    /remoteEntry\.0a1b2c3d\.js is an ES module and release\.json says nothing of it: release the folder with --descriptor/,
    builtElsewhere({ 'remoteEntry.0a1b2c3d.js': mount }, { entryType: undefined }),
  ],
  [
    'a script that release.json calls an ES module',
    'entry-kind',
    /remote\.js is no ES module, and release\.json says that it is one/,
    builtElsewhere({ 'remote.js': '(function () { globalThis.x = 1; })();' }),
  ],
  [
    'an ES module that release.json calls a script',
    'entry-kind',
    /remote\.js is an ES module/,
    builtElsewhere({ 'remote.js': mount }, asScript),
  ],
  [
    'an ES module that cannot be read',
    'entry-kind',
    /remote\.js cannot be read \(.+\): build it again/,
    builtElsewhere({ 'remote.js': "export { 'x" }),
  ],
  [
    'a module without mount',
    'entry-exports',
    /remote\.js exports default, start, and neither mount nor the init and get of a container: export a function mount/,
    builtElsewhere({ 'remote.js': 'export default 1; export const start = 2;' }),
  ],
  [
    'a module that exports nothing',
    'entry-exports',
    /exports nothing, and neither mount/,
    builtElsewhere({ 'remote.js': 'export {};' }),
  ],
  [
    'a module that exports mount and promises another module',
    'entry-exports',
    /remote\.json promises \.\/section too: build it as section\.js that exports mount, or expose both by/,
    (one) => {
      one.draft.manifest.descriptor.exposes = ['./remote', './section'];
      builtElsewhere({ 'remote.js': mount, 'section.js': 'export default 1;' })(one);
    },
  ],
  [
    'an import that no browser finds',
    'script-import',
    /remote\.js imports vue, which a browser finds nowhere: bundle it/,
    builtElsewhere({ 'remote.js': `import { createApp } from 'vue'; ${mount}` }),
  ],
  [
    'an import of another origin',
    'script-import',
    /imports https:\/\/esm\.example\/vue, which is an address outside of the release: bundle it\.$/,
    builtElsewhere({ 'remote.js': `${mount} import('https://esm.example/vue');` }),
  ],
  [
    'an import of an absolute address',
    'script-import',
    /imports \/assets\/chunk\.js, .*build with base \.\//,
    builtElsewhere({ 'remote.js': `import '/assets/chunk.js'; ${mount}` }),
  ],
  [
    'an import of a file that is missing',
    'script-import',
    /imports \.\/chunk\.js, which is not among the files: publish all of the build/,
    builtElsewhere({ 'remote.js': `import './chunk.js'; ${mount}` }),
  ],
  [
    'an import that leaves the release',
    'script-import',
    /imports \.\.\/other\.js, which is not among the files/,
    builtElsewhere({ 'remote.js': `import '../other.js'; ${mount}` }),
  ],
  [
    'a style sheet that imports another origin',
    'style-import',
    /remote\.css takes https:\/\/fonts\.example\/css from another origin, .*: put it into the release/,
    builtElsewhere({ 'remote.js': mount, 'remote.css': "@import 'https://fonts.example/css';" }),
  ],
  [
    'a style sheet that imports another one',
    'style-import',
    /remote\.css imports \.\/base\.css, which would be fetched without being verified: bundle it/,
    builtElsewhere({ 'remote.js': mount, 'remote.css': "@import './base.css';", 'base.css': 'p {}' }),
  ],
  [
    'modules that are evaluated',
    'script-eval',
    /main\.js is made of texts that are evaluated, .*without devtool eval/,
    builtElsewhere(
      { 'remoteEntry.js': script, 'main.js': 'eval("x()\\n//# sourceURL=webpack://a")' },
      asScript,
    ),
  ],
  [
    'a script that would be loaded later, unverified',
    'file-list',
    /preload does not list later\.js/,
    builtElsewhere({ 'remote.js': mount, 'later.js': 'export {};' }, { preload: [] }),
  ],
  [
    'a script of another tool whose global is unknown',
    'release-file',
    /entryGlobals must name the globals/,
    builtElsewhere({ 'remoteEntry.js': script }, { entryType: 'script' }),
  ],
  [
    'a loader of another tool with an address of its own',
    'script-import',
    /remoteEntry\.js looks for its files at \/assets\/, .*: build with publicPath auto/,
    builtElsewhere(
      { 'remoteEntry.js': `${script};self.webpackChunkb=[];((r)=>{r.p="/assets/"})({})` },
      asScript,
    ),
  ],
  [
    'files of another tool at an address of their own',
    'federation-manifest',
    /files lie at http:\/\/localhost:3001\/, .*publicPath auto/,
    builtElsewhere(manifestOf({ metaData: { publicPath: 'http://localhost:3001/' } }), asScript),
  ],
  [
    'a container of another tool that exposes something else',
    'federation-manifest',
    /exposes \.\/App and remote\.json promises \.\/remote: expose it under this name/,
    builtElsewhere(manifestOf({ exposes: [{ path: './App' }] }), asScript),
  ],
  [
    'a container of another tool that carries React to share it',
    'shared-carried',
    /its own copy of react: take it from the shell with import: false/,
    builtElsewhere(manifestOf({ shared: [{ name: 'react', assets: { js: { sync: ['a.js'] } } }] }), asScript),
  ],
];
