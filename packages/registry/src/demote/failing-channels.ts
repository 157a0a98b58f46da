import type { Database } from '@suite/database';
import { listChannelsOf, type ChannelState } from '../channels.repository.ts';
import { reasonOfRefusal } from '../errors/registry-error.ts';
import type { GateHost } from '../gate/gate-host.ts';
import { assertRestorable } from '../promote/assert-passes-gate.ts';
import type { EarlierRelease } from '../release-changes.repository.ts';
import type { ReleaseKey } from '../release-key.ts';
import { findPreviousReleases, rememberFolders } from '../rollback/find-previous-releases.ts';
import type { ReleaseStorage } from '../storage/release-storage.ts';

/** Live comes first, because its outcome decides whether tenants and the canary can follow it. */
export function failingChannelReader({ remote, release }: ReleaseKey, storage: ReleaseStorage) {
  const hasFiles = rememberFolders(storage);
  return async (db: Database) => {
    const states = (await listChannelsOf(db, remote))
      .filter((state) => state.release === release)
      .sort((one, other) => Number(other.channel === 'live') - Number(one.channel === 'live'));
    const lasting = states.filter(({ channel }) => channel !== 'canary');
    return { states, earlier: await findPreviousReleases(db, lasting, hasFiles) };
  };
}

/** Returns the reasons why releases cannot come back, by release. */
export async function findObstacles(
  tx: Database,
  host: GateHost,
  earlier: ReadonlyMap<ChannelState, EarlierRelease>,
): Promise<Map<string, string>> {
  const remotes = new Map([...earlier].map(([{ remote }, { release }]) => [release, remote]));
  const obstacles = new Map<string, string>();
  for (const [release, remote] of remotes) {
    const reason = await reasonOfRefusal(assertRestorable(tx, host, { remote, release }));
    if (reason !== undefined) obstacles.set(release, reason);
  }
  return obstacles;
}
