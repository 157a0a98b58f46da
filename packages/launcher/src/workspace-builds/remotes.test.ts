import { basename, dirname } from 'node:path';
import { expect, test } from '@jest/globals';
import { verifyBuilds } from './remotes.mjs';

const registry = { url: 'http://localhost:3000', token: 'token' };

function toolsWith({ damaged = [] as string[], live = [] as string[] }) {
  return {
    readLocalRelease: async (remote: string, folder: string) => {
      if (damaged.includes(remote)) throw new Error('The files are not those of release.json.');
      return { manifest: { name: basename(dirname(folder)) } };
    },
    findUnreleased: async (_: unknown, builds: readonly { manifest: { name: string } }[]) =>
      builds.filter(({ manifest }) => !live.includes(manifest.name)),
  };
}

test('releases the remotes whose builds are not live', async () => {
  const remotes = ['mf-auth', 'mf-bookings', 'mf-hotels'];
  const { findUnreleased } = await verifyBuilds(remotes, toolsWith({ live: ['mf-auth', 'mf-hotels'] }));
  expect(await findUnreleased(registry)).toEqual(['mf-bookings']);
});

test('hands a damaged build on to the release command, which refuses it', async () => {
  const remotes = ['mf-auth', 'mf-bookings'];
  const tools = toolsWith({ damaged: ['mf-bookings'], live: remotes });
  const { findUnreleased } = await verifyBuilds(remotes, tools);
  expect(await findUnreleased(registry)).toEqual(['mf-bookings']);
});
