/** Describes the `result` of `GET /platform/releases/dependencies`. */
export interface ReleaseDependencies {
  /** A remote has several releases while a rollout runs or a hotel is pinned. */
  releases: DependentRelease[];
  dependencies: ReleaseDependency[];
}

export interface DependentRelease {
  remote: string;
  title: string;
  release: string;
}

/** `awaited-api` is a call in `awaits.api`, which may be missing; `service` is a back end of the remote's own. */
export type DependencyKind =
  | 'api'
  | 'awaited-api'
  | 'shared-module'
  | 'exposed-module'
  | 'slot'
  | 'event'
  | 'service';

export interface ReleaseDependency {
  remote: string;
  release: string;
  kind: DependencyKind;
  name: string;
  /** Is `server`, `shell`, `service` or the name of a remote; empty if no live remote has the slot or event. */
  provider: string;
  wanted: string | null;
  provided: string[] | null;
  isMet: boolean;
}
