import type { Named } from '../garbage/garbage.repository.ts';

/** Beside the folders of remotes, whose names cannot begin with a dot: no list of releases names it. */
const shellFolder = '.shell';

export const shellBuildFolder = (build: string): string => `${shellFolder}/${build}`;

/** The folder's name for `lockFolder`. */
export const shellBuildLock = (build: string): Named => ({ remote: shellFolder, release: build });
