import type { Database } from '@suite/database';
import { listChannels, type ChannelState } from '../channels.repository.ts';
import { findEarlier } from '../rollback/find-earlier.ts';
import type { GarbagePolicy } from './garbage-policy.ts';
import { listUses, type Named } from './garbage.repository.ts';
import { whyKept } from './judge-release.ts';

/** A release that has its files, and why they stay; without a reason nobody needs them. */
export interface JudgedRelease extends Named {
  bytes: number;
  published_at: Date;
  reason: string | undefined;
}

const anyFolder = { exists: () => Promise.resolve(true) };

/** Judges every release that has its files. */
export async function judgeReleases(tx: Database, policy: GarbagePolicy): Promise<JudgedRelease[]> {
  const [uses, states] = [await listUses(tx), await listChannels(tx)];
  const waysBack = await listWaysBack(tx, states);
  const now = new Date();
  return uses.map(({ place, left_at, has_grant, ...release }) => {
    const isOf = (one: Named) => one.remote === release.remote && one.release === release.release;
    const channels = states.filter(isOf).map(({ channel }) => channel);
    const ways_back = [...new Set(waysBack.filter(isOf).map(({ channel }) => channel))];
    const use = { ...release, place, left_at, has_grant, channels, ways_back };
    return { ...release, reason: whyKept(use, policy, now) };
  });
}

/** Where each channel could go: what it falls back to, and what a rollback makes of it. */
async function listWaysBack(tx: Database, states: readonly ChannelState[]) {
  const ways: (Named & { channel: string })[] = [];
  for (const state of states) {
    const earlier = await findEarlier({ database: tx, storage: anyFolder }, state.remote, state);
    for (const release of [state.previous, earlier?.release]) {
      if (release != null) ways.push({ remote: state.remote, release, channel: state.channel });
    }
  }
  return ways;
}
