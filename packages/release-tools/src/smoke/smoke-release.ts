import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { releaseBase, type LiveRemote, type Release } from '@suite/descriptor';
import type { LocalRelease } from '../local/read-local-release.ts';
import { ReleaseFailure } from '../release-failure.ts';

export interface SmokeRelease {
  manifest: Release;
  release: string;
  files: ReadonlyMap<string, Buffer>;
}

export async function smokeReleaseOf({ manifest, release, folder }: LocalRelease): Promise<SmokeRelease> {
  const names = Object.keys(manifest.files);
  const contents = await Promise.all(
    names.map(async (name) => [name, await readFile(join(folder, name))] as const),
  );
  return { manifest, release, files: new Map(contents) };
}

/** Fetches a published release. @throws ReleaseFailure if a file is missing */
export async function fetchSmokeRelease(
  url: string,
  manifest: Release,
  release: string,
): Promise<SmokeRelease> {
  const base = releaseBase(manifest.name, release);
  const contents = await Promise.all(
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
    // Menu entries differ between pages; without them the layout is comparable.
    menu: [],
    routes: descriptor.routes.map((route) => ({
      path: route.path,
      permissions: (route.permissions ?? descriptor.permissions ?? []).filter((one) => one !== undefined),
      shellLayout: route.shellLayout ?? true,
    })),
  };
}
