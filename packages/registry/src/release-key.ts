export interface ReleaseKey {
  remote: string;
  release: string;
}
