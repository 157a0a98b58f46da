import type { DashboardActivity } from '@suite/contracts/dashboard';

/** How many rows a list of activities has at most. */
export const mostActivities = 10;

const dayInMs = 86_400_000;
const daysBack = 90;

/** What a list of activities asks for: the newest of the last 90 days. */
export function activitySpan(now: Date): { since: Date; until: Date; take: number } {
  return { since: new Date(now.getTime() - daysBack * dayInMs), until: now, take: mostActivities };
}

const mostOfAType = 4;

/** The newest of several lists. No type takes all the room: a morning of departures hides nothing else. */
export function latestActivities(...lists: readonly (readonly DashboardActivity[])[]): DashboardActivity[] {
  const told = new Map<string, number>();
  return lists
    .flat()
    .sort((one, other) => Date.parse(other.time) - Date.parse(one.time))
    .filter(({ type }) => {
      const before = told.get(type) ?? 0;
      told.set(type, before + 1);
      return before < mostOfAType;
    })
    .slice(0, mostActivities);
}
