import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LocalRelease } from '../local/read-local-release.ts';
import { callRegistry, type Registry } from './call-registry.ts';

/** A release as the registry tells it; dates are ISO texts, sizes bytes. */
export interface PublishedRelease {
  release: string;
  version: string;
  bytes: number;
  published_at: string;
  is_live: boolean;
}

export interface RemoteStatus {
  remote: string;
  live: string | null;
  releases: PublishedRelease[];
  moves: { from_release: string | null; to_release: string; moved_by: number; moved_at: string }[];
}

/** What is published and live of one remote. */
export function getStatus(registry: Registry, remote: string): Promise<RemoteStatus> {
  return callRegistry<RemoteStatus>(registry, `/platform/remotes/${remote}/releases`);
}

/** Uploads a build; the registry answers alike when it has it already. */
export async function publish(
  registry: Registry,
  { manifest, folder }: LocalRelease,
): Promise<{ release: string; base: string }> {
  const form = new FormData();
  form.append('release', JSON.stringify(manifest));
  for (const path of Object.keys(manifest.files)) {
    form.append('file', new Blob([await readFile(join(folder, path))]), path);
  }
  return callRegistry<{ release: string; base: string }>(registry, '/platform/releases', {
    method: 'POST',
    body: form,
  });
}

/** Makes a published release live; `moved` is false when it was. */
export function promote(
  registry: Registry,
  remote: string,
  release: string,
): Promise<{ previous: string | null; moved: boolean }> {
  return callRegistry(registry, `/platform/remotes/${remote}/promote`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ release }),
  });
}
