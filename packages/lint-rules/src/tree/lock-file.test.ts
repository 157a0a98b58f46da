import { expect, test } from '@jest/globals';
import { readProjectFile } from './tree.ts';

interface LockFile {
  packages: Record<
    string,
    {
      version?: string;
      resolved?: string;
      integrity?: string;
      link?: boolean;
      optionalDependencies?: Record<string, string>;
    }
  >;
}

const entries = Object.entries((JSON.parse(readProjectFile('package-lock.json')) as LockFile).packages);

test('the lock file names no registry, so that it works behind any', () => {
  const addressed = entries.filter(
    ([, { resolved }]) => resolved !== undefined && /^[a-z+]+:/.test(resolved),
  );
  expect(addressed.map(([path]) => path)).toEqual([]);
  expect(readProjectFile('.npmrc')).not.toMatch(/registry\s*=\s*\S*:\/\//);
});

test('every installed package is known by its hash', () => {
  const installed = entries.filter(([path, { link }]) => path.includes('node_modules/') && link !== true);
  expect(installed.length).toBeGreaterThan(100);
  expect(installed.filter(([, { integrity }]) => integrity === undefined).map(([path]) => path)).toEqual([]);
});

test('what is optional for a package is in the lock file, too, or npm ci refuses it', () => {
  const places = new Set(entries.map(([path]) => path));
  const isFoundFrom = (path: string, name: string): boolean =>
    places.has(`${path === '' ? '' : `${path}/`}node_modules/${name}`) ||
    (path !== '' && isFoundFrom(path.replace(/(^|\/)(node_modules\/)?(@[^/]+\/)?[^/]+$/, ''), name));
  const missing = entries.flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !isFoundFrom(path, name))
      .map((name) => `${name}, which ${path} lists`),
  );
  expect(missing).toEqual([]);
});
