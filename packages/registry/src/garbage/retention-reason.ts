export interface GarbagePolicy {
  versions: number;
  /** Counts days since its last use, as open tabs may still load its files. */
  days: number;
  hours: number;
}

export const garbagePolicy: GarbagePolicy = { versions: 10, days: 7, hours: 24 };

export interface ReleaseUse {
  remote: string;
  release: string;
  bytes: number;
  published_at: Date;
  /** It is 1 for the newest release of its remote that has its files. */
  place: number;
  left_at: Date | null;
  has_grant: boolean;
  channels: readonly string[];
  rollback_of: readonly string[];
}

const hourMs = 60 * 60 * 1000;

export function retentionReason(use: ReleaseUse, policy: GarbagePolicy, now: Date): string | undefined {
  const hoursSince = (date: Date) => (now.getTime() - date.getTime()) / hourMs;
  if (use.channels.length > 0) return `it is what ${use.channels.join(', ')} gets`;
  if (use.rollback_of.length > 0) return `it is where ${use.rollback_of.join(', ')} goes back to`;
  if (use.has_grant) return 'an override in force shows it';
  if (use.place <= policy.versions) return `it is one of the newest ${policy.versions}`;
  if (use.left_at && hoursSince(use.left_at) < policy.days * 24)
    return `visitors got it within the last ${policy.days} days`;
  if (hoursSince(use.published_at) < policy.hours)
    return `it was published within the last ${policy.hours} hours`;
  return undefined;
}
