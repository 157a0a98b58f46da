export interface GarbagePolicy {
  versions: number;
  /** Days since it was last in use, as open tabs may still load its files. */
  days: number;
  hours: number;
}

export const garbagePolicy: GarbagePolicy = { versions: 10, days: 7, hours: 24 };
