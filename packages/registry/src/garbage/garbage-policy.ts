export interface GarbagePolicy {
  versions: number;
  /** Counts days since its last use, as open tabs may still load its files. */
  days: number;
  hours: number;
}

export const garbagePolicy: GarbagePolicy = { versions: 10, days: 7, hours: 24 };
