import type { Cohort } from '@suite/descriptor';
import type { ChannelState } from '../channels.repository.ts';
import { cohortOf } from '../cohorts/channel.ts';
import { chooseChannel } from '../cohorts/choose-channel.ts';
import type { Visitor } from '../visitor.ts';

export interface Choice {
  remote: string;
  release: string;
  cohort: Cohort;
  fallback: string | undefined;
}

export function chooseReleases(states: readonly ChannelState[], visitor: Visitor | null): Choice[] {
  return [...new Set(states.map(({ remote }) => remote))].flatMap((name) => {
    const ofRemote = states.filter((state) => state.remote === name);
    const chosen = chooseChannel(ofRemote, visitor);
    if (!chosen) return [];
    const { remote, release, channel } = chosen;
    const live = ofRemote.find((state) => state.channel === 'live');
    // A canary falls back to the live release, not to an earlier canary.
    const earlier = [channel === 'canary' ? null : chosen.previous, live?.release, live?.previous];
    const fallback = earlier.find((one) => one != null && one !== release) ?? undefined;
    return [{ remote, release, cohort: cohortOf(channel), fallback }];
  });
}
