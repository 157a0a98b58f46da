import type { Problem } from '../check.ts';
import type { Ownership } from '../remote/ownership.schema.ts';
import type { OwnPermissionState } from './own-permission-state.ts';
import type { LoadPhase } from '../telemetry/load-report.schema.ts';

/**
 * What `GET /platform/releases/overview` answers as its `result`. `Time` is ISO text on the wire and a Date on the
 * server; sizes are bytes.
 */
export interface ReleasesOverview<Time = string> {
  remotes: RemoteOverview<Time>[];
  /** Live releases that are not compatible with the current server. */
  stranded: IncompatibleRelease[];
}

/** The releases, history and health of one remote; also the result of `GET /platform/remotes/:name/releases`. */
export interface RemoteOverview<Time = string> {
  remote: string;
  title: string;
  /** Of the live release, or else of the newest; absent where it declares none. */
  ownership?: Ownership;
  /** Permissions that it declares or that operators decided about, by name; absent where there are none. */
  permissions?: OwnPermissionState<Time>[];
  live: { release: string; moved_at: Time; previous: string | null } | null;
  canary: { release: string; moved_at: Time; percent: number } | null;
  pins: { hotel_id: number; release: string; moved_at: Time }[];
  /** The live one first, then newest first. */
  releases: PublishedRelease<Time>[];
  /** Newest first. */
  moves: ReleaseChange<Time>[];
  /** Grants in force, newest first. */
  overrides: OverrideGrant<Time>[];
  /** The origins that it may be overridden from by decision of operators, and those that wait for one; absent where none. */
  origins?: OverrideOrigin<Time>[];
  /** How loads went in the last 24 hours, of each release that was loaded; most loads first. */
  health: ReleaseHealth<Time>[];
  /** The last 24 hours, oldest first, the current hour last. */
  hourly: HourOfLoads<Time>[];
  /** Failing releases that were not demoted: without an earlier one, or as another cause is likely; newest first. */
  stuck: StuckRelease<Time>[];
  /** The last failures within 24 hours, alike ones together; newest first. */
  failures: LoadFailureGroup<Time>[];
  /** The gradual release that runs, or the last one within 24 hours after its end. */
  rollout: Rollout<Time> | null;
}

/** A release in the history. */
export interface PublishedRelease<Time = string> {
  release: string;
  version: string;
  bytes: number;
  published_by: string;
  published_at: Time;
  /** False when its files were deleted. */
  has_files: boolean;
  is_live: boolean;
  /** Whether it shows pages or parts to visitors who have not signed in; absent where an older server answers. */
  is_public?: boolean;
  /** The platform's smoke run, or else the last one that the team has reported; null where none was made. */
  smoke_run: SmokeRunRecord | null;
  /** Whether it is promoted only after a smoke run of the platform, which has yet to be made. */
  awaits_smoke_run: boolean;
}

/** How a smoke run ended; `refused` releases are not promoted by the command line. */
export const smokeOutcomes = ['passed', 'warned', 'refused'] as const;

/** A smoke run is made by the team that released, with its own command, or by the platform. */
export type SmokeRunOrigin = 'team' | 'platform';

/** The result of a smoke run. */
export interface SmokeRunReport {
  outcome: (typeof smokeOutcomes)[number];
  /** Codes of what was found, such as `next-page`. */
  findings: string[];
  /** The sentence of each finding, in the same order. */
  messages?: string[];
}

/** The stored outcome of a smoke run. */
export interface SmokeRunRecord extends SmokeRunReport {
  origin: SmokeRunOrigin;
  ran_at: string;
}

/** The kind of a release change; `demote` is automatic, after loads failed. */
export type ReleaseChangeKind = 'promote' | 'rollback' | 'demote';

/** One move of a pointer; `to_release` is null where it ended its channel. */
export interface ReleaseChange<Time = string> {
  id: number;
  /** `live`, `canary`, or `hotel:7`. */
  channel: string;
  kind: ReleaseChangeKind;
  from_release: string | null;
  to_release: string | null;
  percent: number | null;
  /** Who: the label of a token, the name of a person, or `Automatic demotion`. */
  moved_by: string;
  moved_at: Time;
  /** Why the platform demoted it, as a sentence without full stop; null for changes by users and tokens. */
  reason: string | null;
}

/** A grant to see a remote from a developer's own machine. */
export interface OverrideGrant<Time = string> {
  id: number;
  remote: string;
  url: string;
  granted_to: string;
  granted_by: string;
  granted_at: Time;
  expires_at: Time;
}

/** `asked`: a team asks for it, and no operator has decided. */
export type OverrideOriginStatus = 'asked' | 'accepted' | 'refused';

/** An origin that a remote may be overridden from, once an operator has accepted it. */
export interface OverrideOrigin<Time = string> {
  origin: string;
  status: OverrideOriginStatus;
  /** The name of the caller who asked or decided. */
  decided_by: string;
  decided_at: Time;
}

/** A live release and why it is not compatible with the server. */
export interface IncompatibleRelease {
  remote: string;
  release: string;
  problems: Problem[];
}

/** How loads of one release went. Times are medians in milliseconds; null without a report. */
export interface ReleaseHealth<Time = string> {
  release: string;
  /** Loads that ended, failures included. */
  loads: number;
  failures: number;
  /** Loads that visitors called off: they left, went offline or signed out. No part of `loads`. */
  called_off: number;
  /** Errors that mounted code threw where no boundary catches them. */
  errors: number;
  /** How many signed-in people reported. */
  people: number;
  fetch_ms: number | null;
  start_ms: number | null;
  render_ms: number | null;
  last_failure: Time | null;
}

/** Loads of all releases of a remote within one hour. */
export interface HourOfLoads<Time = string> {
  hour: Time;
  loads: number;
  failures: number;
}

/** A release that fails and was not demoted; `reason` says in sentences why. */
export interface StuckRelease<Time = string> {
  release: string;
  noticed_at: Time;
  reason: string;
  /** Releases that are suspected in its place, as `mf-bookings/1.0.0-3f2a9c0d1e4b`; null where it is itself the cause. */
  suspects: string[] | null;
}

/** Equal failures of one release. */
export interface LoadFailureGroup<Time = string> {
  release: string;
  /** The same for the same failure. */
  fingerprint: string;
  /** `threw` for an error of a mounted release, after its load; `froze` where the page stopped answering. */
  outcome: 'failed' | 'threw' | 'froze';
  phase: LoadPhase;
  /** The message of the error, without what may be personal. */
  reason: string;
  /** Where in the release it happened, as far as it is known. */
  file: string | null;
  line: number | null;
  column: number | null;
  /** Such as `Chrome 142`. */
  browser: string;
  /** How often it was reported. */
  times: number;
  first_at: Time;
  last_at: Time;
}

/** A source position, resolved by the source map of a release. */
export interface SourcePosition {
  file: string;
  line: number;
  column: number;
  /** The lines around it; none where the map holds no source. */
  excerpt: { line: number; text: string }[];
}

/** A gradual release: its percentage grows while its health is no worse than the live release's. */
export interface Rollout<Time = string> {
  remote: string;
  release: string;
  /** `stopped` when the percentage was moved by other means: by a person, a command or an automatic demotion. */
  state: 'running' | 'finished' | 'rolled-back' | 'stopped';
  /** The percentage of the current or last step; 100 once it is finished. */
  percent: number;
  hold_seconds: number;
  min_loads: number;
  step_since: Time;
  /** Steps that ended, first to last. */
  steps: RolloutStep<Time>[];
  /** The figures of the current step so far; null when it does not run. */
  current: RolloutFigures | null;
  /** Why it ended before all users got it, as a sentence without its end. */
  reason: string | null;
  started_at: Time;
  started_by: string;
  ended_at: Time | null;
}

export interface RolloutStep<Time = string> extends RolloutFigures {
  percent: number;
  ended_at: Time;
}

/** The health of the new and the live release during a rollout. */
export interface RolloutFigures {
  canary: RolloutHealth;
  live: RolloutHealth;
}

/** How loads of signed-in people went during a rollout; of one person the last five count. */
export interface RolloutHealth {
  release: string;
  loads: number;
  failures: number;
  people: number;
  /** People for whom code of the release threw an error after it was shown. */
  people_with_errors: number;
  /** Medians in milliseconds. */
  start_ms: number | null;
  render_ms: number | null;
}
