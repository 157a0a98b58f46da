import type { DashboardActivity } from '@suite/contracts';

/** How many rows a list of activities has at most. */
export const mostActivities = 10;

const dayInMs = 86_400_000;
const daysBack = 90;

/** What a list of activities asks for: the newest of the last 90 days. */
export function activitySpan(now: Date): { since: Date; until: Date; take: number } {
  return { since: new Date(now.getTime() - daysBack * dayInMs), until: now, take: mostActivities };
}

/** The newest of several lists. */
export function latestActivities(...lists: readonly (readonly DashboardActivity[])[]): DashboardActivity[] {
  return lists
    .flat()
    .sort((one, other) => Date.parse(other.time) - Date.parse(one.time))
    .slice(0, mostActivities);
}
