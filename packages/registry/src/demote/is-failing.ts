/** How loads of one release went lately, in sessions of signed-in people that were given it. */
export interface RecentLoads {
  loads: number;
  failures: number;
  /** People for whom it failed, and has not worked since, in whatever browser. */
  people: number;
  /** Other people, for whom it worked within the same minutes. */
  working: number;
  /** Other people for whom it worked within a day. */
  working_lately: number;
}

/**
 * What makes a release fail: of the last minutes, more people for whom it fails than people for whom it works, and at least
 * two where it has worked for no one else within a day.
 */
export const demotionRule = { people: 2, minutes: 5, hours: 24 };

/** Where it works for others: two people who lie together must not suffice, and a busy hour must not need hundreds. */
const whereItWorks = { minPeople: 3, share: 0.05, maxPeople: 10 };

export function isFailing({ people, working, working_lately }: RecentLoads): boolean {
  return people >= requiredPeople(working_lately) && people > working;
}

function requiredPeople(working_lately: number): number {
  if (working_lately === 0) return demotionRule.people;
  const { minPeople, share, maxPeople } = whereItWorks;
  return Math.min(maxPeople, Math.max(minPeople, Math.ceil(working_lately * share)));
}

/** `6 of 7 loads within 5 minutes failed, for 2 people`. */
export function describeFailing({ loads, failures, people }: RecentLoads): string {
  return `${failures} of ${loads} loads within ${demotionRule.minutes} minutes failed, for ${people} people`;
}
