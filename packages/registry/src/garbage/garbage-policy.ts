/** What is kept although no visitor gets it any more. */
export interface GarbagePolicy {
  /** How many of the newest releases of each remote. */
  versions: number;
  /**
   * Days since some visitor last got it, or since a server announced the build of the shell: a tab that was open then
   * may still load a part of it.
   */
  days: number;
  /** Hours since it was published, for whoever is about to promote it. */
  hours: number;
}

export const garbagePolicy: GarbagePolicy = { versions: 10, days: 7, hours: 24 };
