/** What `GET /platform/releases/dependencies` answers as its `result`. */
export interface ReleaseDependencies {
  /** Every release that some visitor gets, by remote; several of one remote while a release is gradual or a hotel has its own. */
  releases: DependentRelease[];
  /** Ordered by remote and release, then by kind and name. */
  dependencies: ReleaseDependency[];
}

export interface DependentRelease {
  remote: string;
  title: string;
  release: string;
}

/**
 * `api`: a call in `requires.api`; `awaited-api`: one in `awaits.api`, which may be missing; `shared-module`: a module of the
 * shell; `exposed-module`: a module of another remote; `slot`: a slot that it fills; `event`: an event that it listens to;
 * `service`: a back end of its own.
 */
export type DependencyKind =
  | 'api'
  | 'awaited-api'
  | 'shared-module'
  | 'exposed-module'
  | 'slot'
  | 'event'
  | 'service';

/** One thing that a live release needs. */
export interface ReleaseDependency {
  remote: string;
  release: string;
  kind: DependencyKind;
  /** What is needed, such as `list-bookings`, `react` or `./remote`. */
  name: string;
  /** `server`, `shell`, `service`, or the name of the remote that provides it; empty where no live remote has the slot or event. */
  provider: string;
  /** The version or range that is needed; null where there is no version. */
  wanted: string | null;
  /** The versions that are provided; null where the host does not say, or there is no version. */
  provided: string[] | null;
  /** False where it is not provided as it is needed. */
  isMet: boolean;
}
