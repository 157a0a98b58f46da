import type { Problem } from '../check.ts';
import type { Ownership } from '../remote/ownership.schema.ts';
import type { OwnPermissionState } from './own-permission-state.ts';
import type { LoadPhase } from '../telemetry/load-report.schema.ts';

/** Describes the `result` of `GET /platform/releases/overview`. `Time` is ISO text on the wire, Date on the server. */
export interface ReleasesOverview<Time = string> {
  remotes: RemoteOverview<Time>[];
  stranded: IncompatibleRelease[];
  /** With the parameter `page`, these count the remotes that match and list the teams of all. */
  total?: number;
  page_size?: number;
  owners?: string[];
}

export interface RemoteOverview<Time = string> {
  remote: string;
  title: string;
  ownership?: Ownership;
  permissions?: OwnPermissionState<Time>[];
  live: { release: string; moved_at: Time; previous: string | null } | null;
  canary: { release: string; moved_at: Time; percent: number } | null;
  pins: { hotel_id: number; release: string; moved_at: Time }[];
  releases: PublishedRelease<Time>[];
  moves: ReleaseChange<Time>[];
  overrides: OverrideGrant<Time>[];
  origins?: OverrideOrigin<Time>[];
  /** Covers the last 24 hours, as do `hourly` and `failures`; releases with the most loads come first. */
  health: ReleaseHealth<Time>[];
  hourly: HourOfLoads<Time>[];
  /** Lists failing releases that were not demoted: there is no earlier one, or another cause is likely. */
  stuck: StuckRelease<Time>[];
  failures: LoadFailureGroup<Time>[];
  /** Is the running rollout, or the last one for 24 hours after its end. */
  rollout: Rollout<Time> | null;
}

export interface PublishedRelease<Time = string> {
  release: string;
  version: string;
  bytes: number;
  published_by: string;
  published_at: Time;
  has_files: boolean;
  is_live: boolean;
  /** Is true if visitors who have not signed in see pages or slots; older servers do not send it. */
  is_public?: boolean;
  /** Is the platform's run, or else the last run that the team reported. */
  smoke_run: SmokeRunRecord | null;
  awaits_smoke_run: boolean;
}

/** The command line does not promote `refused` releases. */
export const smokeOutcomes = ['passed', 'warned', 'refused'] as const;

export type SmokeRunOrigin = 'team' | 'platform';

export interface SmokeRunReport {
  outcome: (typeof smokeOutcomes)[number];
  findings: string[];
  messages?: string[];
}

export interface SmokeRunRecord extends SmokeRunReport {
  origin: SmokeRunOrigin;
  ran_at: string;
}

/** `demote` is automatic, after failed loads. */
export type ReleaseChangeKind = 'promote' | 'rollback' | 'demote';

/** `to_release` is null if the change ended its channel. */
export interface ReleaseChange<Time = string> {
  id: number;
  /** Is `live`, `canary` or `hotel:7`. */
  channel: string;
  kind: ReleaseChangeKind;
  from_release: string | null;
  to_release: string | null;
  percent: number | null;
  moved_by: string;
  moved_at: Time;
  /** Is null for changes by users and tokens. */
  reason: string | null;
}

export interface OverrideGrant<Time = string> {
  id: number;
  remote: string;
  url: string;
  granted_to: string;
  granted_by: string;
  granted_at: Time;
  expires_at: Time;
}

export type OverrideOriginStatus = 'asked' | 'accepted' | 'refused';

export interface OverrideOrigin<Time = string> {
  origin: string;
  status: OverrideOriginStatus;
  decided_by: string;
  decided_at: Time;
}

export interface IncompatibleRelease {
  remote: string;
  release: string;
  problems: Problem[];
}

/** Times are medians in milliseconds; they are null without a report. */
export interface ReleaseHealth<Time = string> {
  release: string;
  loads: number;
  failures: number;
  /** Counts loads that visitors cancelled by leaving, going offline or signing out; `loads` does not include them. */
  called_off: number;
  /** Counts errors of mounted code that no error boundary caught. */
  errors: number;
  people: number;
  fetch_ms: number | null;
  start_ms: number | null;
  render_ms: number | null;
  last_failure: Time | null;
}

export interface HourOfLoads<Time = string> {
  hour: Time;
  loads: number;
  failures: number;
}

export interface StuckRelease<Time = string> {
  release: string;
  noticed_at: Time;
  reason: string;
  /** Lists releases such as `mf-bookings/1.0.0-3f2a9c0d1e4b`; null if the release itself is the cause. */
  suspects: string[] | null;
}

export interface LoadFailureGroup<Time = string> {
  release: string;
  fingerprint: string;
  /** `threw` is an error after the load; `froze` means that the page stopped answering. */
  outcome: 'failed' | 'threw' | 'froze';
  phase: LoadPhase;
  reason: string;
  file: string | null;
  line: number | null;
  column: number | null;
  browser: string;
  times: number;
  first_at: Time;
  last_at: Time;
}

export interface SourcePosition {
  file: string;
  line: number;
  column: number;
  excerpt: { line: number; text: string }[];
}

export interface Rollout<Time = string> {
  remote: string;
  release: string;
  /** `stopped` means that a person, a command or an automatic demotion moved the percentage. */
  state: 'running' | 'finished' | 'rolled-back' | 'stopped';
  percent: number;
  hold_seconds: number;
  min_loads: number;
  step_since: Time;
  steps: RolloutStep<Time>[];
  current: RolloutFigures | null;
  reason: string | null;
  started_at: Time;
  started_by: string;
  ended_at: Time | null;
}

export interface RolloutStep<Time = string> extends RolloutFigures {
  percent: number;
  ended_at: Time;
}

export interface RolloutFigures {
  canary: RolloutHealth;
  live: RolloutHealth;
}

/** Counts at most the last five loads of each signed-in person; times are medians in milliseconds. */
export interface RolloutHealth {
  release: string;
  loads: number;
  failures: number;
  people: number;
  people_with_errors: number;
  start_ms: number | null;
  render_ms: number | null;
}
