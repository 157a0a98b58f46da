/** How long files are kept that no visitor gets any more. */
export interface GarbagePolicy {
  /** Number of newest releases of each remote. */
  versions: number;
  /**
   * Days since some visitor last got it, or since a server announced the build of the shell: a tab that was open then
   * may still load a part of it.
   */
  days: number;
  /** Hours since it was published, for a team that is about to promote it. */
  hours: number;
}

export const garbagePolicy: GarbagePolicy = { versions: 10, days: 7, hours: 24 };
