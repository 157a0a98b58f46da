import { createHash, randomBytes } from 'node:crypto';
import { containerName, moduleFile, type Release } from '@suite/descriptor';
import { liveModule } from './in-page/live-mount.ts';

export interface SessionRelease {
  release: Release;
  files: ReadonlyMap<string, string>;
}

const entry = 'remote.js';

/** Files of a session stay constant; builds that they load from the developer's machine need no hash. */
export function sessionRelease(descriptor: Release['descriptor'], version: string): SessionRelease {
  const build = randomBytes(5).toString('hex');
  const further = descriptor.exposes.filter((name) => name !== './remote');
  const files = new Map(['./remote', ...further].map((name) => [moduleFile(entry, name), liveModule(name)]));
  const preload = [...files.keys()].filter((file) => file !== entry);
  const hashes = [...files].map(([file, text]): [string, string] => [
    file,
    `sha384-${createHash('sha384').update(text).digest('base64')}`,
  ]);
  const release: Release = {
    ...{ descriptor, name: descriptor.name, version, build },
    ...{ container: containerName(descriptor.name, build), entry, entryType: 'module', preload },
    ...(further.length > 0 && { modules: Object.fromEntries(further.map((name) => [name, preload])) }),
    shared: {},
    files: Object.fromEntries(hashes),
  };
  return { release, files };
}
