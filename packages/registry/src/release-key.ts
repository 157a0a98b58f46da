import { sql } from '@suite/database';

export interface ReleaseKey {
  remote: string;
  release: string;
}

export const keyOf = ({ remote, release }: ReleaseKey) => `${remote}/${release}`;

/** Undefined selects all remotes. */
export type WantedRemotes = string | readonly string[] | undefined;

export const ofRemote = (wanted: WantedRemotes) =>
  wanted === undefined ? sql`true` : sql`remote = any(${[wanted].flat()}::text[])`;

export function groupByRemote<Row extends { remote: string }>(rows: readonly Row[]): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(row.remote);
    if (group) group.push(row);
    else groups.set(row.remote, [row]);
  }
  return groups;
}
