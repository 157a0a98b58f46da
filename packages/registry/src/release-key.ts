/** One release of one remote. */
export interface ReleaseKey {
  remote: string;
  release: string;
}
