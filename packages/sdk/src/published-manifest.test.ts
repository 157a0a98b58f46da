import { describe, expect, test } from '@jest/globals';
import { publishedManifest } from './published-manifest.mjs';

const root = { license: 'UNLICENSED', engines: { node: '>=20' } };
const versions = new Map([['@suite/contracts', '1.0.0-sdk-1a2b']]);
const publish = (manifest: object, leftOut?: string[]) =>
  publishedManifest(
    { name: '@suite/sample', version: '1.2.0', private: true, type: 'module', ...manifest },
    { root, versions, extraFiles: [], leftOut },
  );

describe('publishedManifest', () => {
  test('leads entry points into dist, with types', () => {
    const exported = {
      '.': { 'suite-source': './src/index.ts', types: './src/index.ts', default: './src/index.ts' },
      './screen': { 'suite-source': './src/screen.tsx', default: './dist/screen.js' },
      './*': { 'suite-source': './src/*/index.ts', default: './dist/*/index.js' },
      './settings': './src/settings.mjs',
      './messages/*': './messages/*',
    };
    expect(publish({ exports: exported })['exports']).toEqual({
      '.': { types: './dist/index.d.ts', default: './dist/index.js' },
      './screen': { types: './dist/screen.d.ts', default: './dist/screen.js' },
      './*': { types: './dist/*/index.d.ts', default: './dist/*/index.js' },
      './settings': { types: './dist/settings.d.mts', default: './dist/settings.mjs' },
      './messages/*': './messages/*',
    });
  });

  test('names exact versions of the SDK, and leaves other ranges and the workspace behind', () => {
    const published = publish(
      {
        bin: { sample: './src/sample.mjs' },
        scripts: { build: 'tsc' },
        dependencies: { '@suite/contracts': '*', oxfmt: '1.0.0', yup: '1.7.1' },
        peerDependencies: { react: '^19.2.0' },
        devDependencies: { '@suite/testing': '*', '@types/estree': '1.0.10' },
      },
      ['oxfmt'],
    );
    expect(published).toEqual({
      name: '@suite/sample',
      license: 'UNLICENSED',
      type: 'module',
      engines: { node: '>=20' },
      files: ['dist', 'CHANGELOG.md'],
      bin: { sample: './dist/sample.mjs' },
      dependencies: { '@suite/contracts': '1.0.0-sdk-1a2b', yup: '1.7.1', '@types/estree': '1.0.10' },
      peerDependencies: { react: '^19.2.0' },
    });
  });

  test('refuses a dependency that teams cannot install', () => {
    expect(() => publish({ dependencies: { '@suite/registry': '*' } })).toThrow(
      '@suite/registry is a dependency of a package of the SDK and not in the SDK',
    );
  });
});
