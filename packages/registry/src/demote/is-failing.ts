export interface RecentLoads {
  loads: number;
  failures: number;
  /** Counts people for whom it failed and has not worked since, in any browser. */
  people: number;
  working: number;
  working_lately: number;
}

/** A release fails when it fails for more people than it works for within the last minutes. */
export const demotionRule = { people: 2, minutes: 5, hours: 24 };

/** Two colluding people must not suffice where it works for others, and a busy hour must not require hundreds. */
const whereItWorks = { minPeople: 3, share: 0.05, maxPeople: 10 };

export function isFailing({ people, working, working_lately }: RecentLoads): boolean {
  return people >= requiredPeople(working_lately) && people > working;
}

function requiredPeople(working_lately: number): number {
  if (working_lately === 0) return demotionRule.people;
  const { minPeople, share, maxPeople } = whereItWorks;
  return Math.min(maxPeople, Math.max(minPeople, Math.ceil(working_lately * share)));
}

export function describeFailing({ loads, failures, people }: RecentLoads): string {
  return `${failures} of ${loads} loads within ${demotionRule.minutes} minutes failed, for ${people} people`;
}
