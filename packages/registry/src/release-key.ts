import { sql } from '@suite/database';

export interface ReleaseKey {
  remote: string;
  release: string;
}

/** A condition that holds for every row without `remote`. */
export const ofRemote = (remote: string | undefined) =>
  remote === undefined ? sql`true` : sql`remote = ${remote}`;
