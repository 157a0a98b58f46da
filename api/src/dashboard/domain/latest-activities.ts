import type { DashboardActivity } from '@suite/contracts/dashboard';

export const mostActivities = 10;

const dayInMs = 86_400_000;
const daysBack = 90;

export function activitySpan(now: Date): { since: Date; until: Date; take: number } {
  return { since: new Date(now.getTime() - daysBack * dayInMs), until: now, take: mostActivities };
}

const mostOfAType = 4;

/** Limits each type, so that a frequent one does not hide the others. */
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
