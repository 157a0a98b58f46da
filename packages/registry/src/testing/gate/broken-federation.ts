import { altered, federatedAs, type BrokenRelease } from './changes.ts';

const screen = '607ed5ce02ab.js';
const oneBuild = /release one build, not parts of two/;

export const brokenFederation: BrokenRelease[] = [
  [
    'no mf-manifest.json',
    'federation-manifest',
    /build with remoteConfig/,
    altered(({ manifest, files }) => {
      delete files['mf-manifest.json'];
      delete manifest.files['mf-manifest.json'];
    }),
  ],
  [
    'an empty mf-manifest.json',
    'federation-manifest',
    /cannot be read .*: build again/,
    federatedAs((manifest) => {
      for (const key of Object.keys(manifest)) Reflect.deleteProperty(manifest, key);
    }),
  ],
  [
    'the mf-manifest.json of another container',
    'federation-manifest',
    oneBuild,
    federatedAs((manifest) => (manifest.name = 'mf_bookings_00000000')),
  ],
  ['another id', 'federation-manifest', oneBuild, federatedAs((manifest) => (manifest.id = 'mf_bookings'))],
  [
    'another global name',
    'federation-manifest',
    oneBuild,
    federatedAs(({ metaData }) => (metaData.globalName = 'bookings')),
  ],
  [
    'the mf-manifest.json of another remote',
    'federation-manifest',
    oneBuild,
    federatedAs(({ metaData }) => (metaData.buildInfo.buildName = 'mf-rooms')),
  ],
  [
    'the mf-manifest.json of another version',
    'federation-manifest',
    oneBuild,
    federatedAs(({ metaData }) => (metaData.buildInfo.buildVersion = '0.9.0')),
  ],
  [
    'the mf-manifest.json of another entry',
    'federation-manifest',
    oneBuild,
    federatedAs(({ metaData }) => (metaData.remoteEntry.name = 'remoteEntry.js')),
  ],
  [
    'an exposed module that was not built',
    'federation-manifest',
    /says exposes/,
    federatedAs((manifest) => (manifest.exposes = [])),
  ],
  [
    'an exposed module that is not declared',
    'federation-manifest',
    /says exposes/,
    federatedAs(({ exposes }) => {
      exposes.push({
        id: 'x',
        name: 'secret',
        path: './secret',
        assets: { js: { sync: [], async: [] }, css: { sync: [], async: [] } },
      });
    }),
  ],
  [
    'an exposed module whose file is not listed',
    'federation-manifest',
    /names gone\.js, which release\.json does not list/,
    federatedAs(({ exposes }) => exposes[0]?.assets.js.sync.push('gone.js')),
  ],
  [
    'a shared module release.json does not name',
    'federation-manifest',
    /says jotai is shared as/,
    federatedAs(({ shared }) => {
      shared.push({
        id: 'x',
        name: 'jotai',
        singleton: true,
        requiredVersion: '^2.20.0',
        assets: { js: { sync: [], async: [] }, css: { sync: [], async: [] } },
      });
    }),
  ],
  [
    'a range release.json does not name',
    'federation-manifest',
    /react is shared as \^17\.0\.0/,
    federatedAs(({ shared }) => {
      if (shared[0]) shared[0].requiredVersion = '^17.0.0';
    }),
  ],
  [
    'a copy of React of its own',
    'shared-carried',
    /import: false/,
    federatedAs(({ shared }) => shared[0]?.assets.js.sync.push(screen)),
  ],
];
