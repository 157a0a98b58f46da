import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { releaseBase, type LiveRemote, type Release } from '@suite/descriptor';
import type { LocalRelease } from '../local/read-local-release.ts';
import { ReleaseFailure } from '../release-failure.ts';

/** A release and the bytes of its files, as a smoke run serves them to its browser. */
export interface SmokeRelease {
  manifest: Release;
  release: string;
  files: ReadonlyMap<string, Buffer>;
}

/** The files of a build on this disk. */
export async function smokeReleaseOf({ manifest, release, folder }: LocalRelease): Promise<SmokeRelease> {
  const names = Object.keys(manifest.files);
  const contents = await Promise.all(
    names.map(async (name) => [name, await readFile(join(folder, name))] as const),
  );
  return { manifest, release, files: new Map(contents) };
}

/** The files of a published release, as the registry serves them. @throws ReleaseFailure for one that is missing */
export async function fetchSmokeRelease(
  url: string,
  manifest: Release,
  release: string,
): Promise<SmokeRelease> {
  const base = releaseBase(manifest.name, release);
  const contents = await Promise.all(
    // Source maps are kept from visitors; no page needs them.
    Object.keys(manifest.files)
      .filter((name) => !name.endsWith('.map'))
      .map(async (name) => {
        const answer = await fetch(new URL(base + name, url));
        if (!answer.ok) throw new ReleaseFailure(`${url}${base}${name} answered ${answer.status}.`);
        return [name, Buffer.from(await answer.arrayBuffer())] as const;
      }),
  );
  return { manifest, release, files: new Map(contents) };
}

/** What the registry document says of a release, to a user who holds `permissions` and sees no menu. */
export function describeLive({ manifest, release }: SmokeRelease): LiveRemote {
  const { descriptor, name, version, container, entry, entryType, entryGlobals, preload, files, shared } =
    manifest;
  return {
    name,
    title: descriptor.title,
    version,
    release,
    container,
    base: releaseBase(name, release),
    entry,
    ...(entryType && { entryType }),
    ...(entryGlobals && { entryGlobals }),
    preload,
    files,
    shared,
    cohort: 'all',
    permissions: [],
    parts: [],
    // Entries of the menu differ by page: without them the layout is the same on all.
    menu: [],
    routes: descriptor.routes.map((route) => ({
      path: route.path,
      permissions: (route.permissions ?? descriptor.permissions ?? []).filter((one) => one !== undefined),
      shellLayout: route.shellLayout ?? true,
    })),
  };
}
