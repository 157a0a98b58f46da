import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { inPeers, packagesOf, peers } from './peers.mjs';

interface Lock {
  packages: Record<string, { dependencies?: object; resolved?: string; integrity?: string }>;
}

describe.each(peers)('$title', (peer) => {
  const read = (file: string) => JSON.parse(readFileSync(inPeers(peer.name, file), 'utf8')) as unknown;
  const { packages } = read('package-lock.json') as Lock;
  const installed = Object.entries(packages).filter(([path]) => path !== '');

  test('has a lock file of its package.json that names no registry', () => {
    const { dependencies, devDependencies } = read('package.json') as Record<string, object>;
    expect(packages['']).toMatchObject({ dependencies, devDependencies });
    expect(installed.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
    expect(installed.filter(([, { integrity }]) => integrity === undefined)).toEqual([]);
  });

  test('is made of packages that anyone may use', () => {
    const used = packagesOf(peer);
    expect(used.length).toBeGreaterThan(3);
    expect(used.filter(({ license }) => license !== 'MIT')).toEqual([]);
  });
});
