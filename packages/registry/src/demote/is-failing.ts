/** How loads of one release went lately, of signed-in people who were given it. */
export interface RecentLoads {
  loads: number;
  failures: number;
  /** Failures of people for whom it has not worked since; of one person four at most. */
  counted: number;
  /** How many people these are. */
  people: number;
}

/** What makes a release fail: five failures, two people, more than half of the loads, within five minutes. */
export const demotionRule = { failures: 5, people: 2, minutes: 5 };

/** How many failures one person can bring: never enough to demote a release. */
export const maxFailuresPerUser = demotionRule.failures - 1;

export function isFailing({ loads, failures, counted, people }: RecentLoads): boolean {
  const mounted = loads - failures;
  return counted >= demotionRule.failures && people >= demotionRule.people && counted > mounted;
}

/** `6 of 7 loads within 5 minutes failed, for 2 people`. */
export function describeFailing({ loads, failures, people }: RecentLoads): string {
  return `${failures} of ${loads} loads within ${demotionRule.minutes} minutes failed, for ${people} people`;
}
