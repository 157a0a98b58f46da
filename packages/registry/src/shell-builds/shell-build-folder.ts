import type { ReleaseKey } from '../release-key.ts';

/** Names of remotes cannot begin with a dot, so this folder is in no list of releases. */
const shellFolder = '.shell';

export const shellBuildFolder = (build: string): string => `${shellFolder}/${build}`;

export const shellBuildLock = (build: string): ReleaseKey => ({ remote: shellFolder, release: build });
