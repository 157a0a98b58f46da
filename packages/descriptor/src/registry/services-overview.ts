/**
 * What `GET /platform/services` answers as its `result`. `Time` is ISO text on the wire and a Date on the server.
 */
export interface ServicesOverview<Time = string> {
  /** Every service that is mapped, that a live release declares or that is asked for; by alias. */
  services: ServiceOverview<Time>[];
  /** The last changes of mappings, newest first. */
  changes: ServiceChange<Time>[];
}

export interface ServiceOverview<Time = string> {
  alias: string;
  /** Null where it is not mapped. */
  mapping: ServiceMapping<Time> | null;
  /** The remotes of which a live release declares it. */
  remotes: { remote: string; title: string }[];
  /** Other remotes that need it for their next release, and may not call it. */
  asked_by: { remote: string; title: string }[];
  /** Null where it is not mapped. */
  health: ServiceHealth<Time> | null;
  /** Of the process that answers: `open` while it refuses calls, `half-open` while one call tries. */
  breaker: 'closed' | 'open' | 'half-open';
  /** Of the last 24 hours. */
  total: ServiceFigures;
  /** The last 24 hours, oldest first, the current hour last. */
  hourly: (ServiceFigures & { hour: Time })[];
}

/** `updated_at` is what a change of the mapping has to name. */
export interface ServiceMapping<Time = string> {
  origin: string;
  /** The remotes that may call it. */
  remotes: string[];
  /** Callers need any of these; null: what these remotes need. */
  permissions: string[] | null;
  updated_at: Time;
  updated_by_name: string;
}

export interface ServiceHealth<Time = string> {
  is_healthy: boolean;
  /** Why not, after "GET /health": `answered 503`; null where it is healthy. */
  reason: string | null;
  checked_at: Time;
}

/** Calls of a service. Times are milliseconds until its answer began, at most 26 % too large; null without a call. */
export interface ServiceFigures {
  /** Calls that were sent to the service. */
  requests: number;
  /** Those that got no answer, or one of a status from 500 on. */
  errors: number;
  /** Calls that were not sent, as it did not answer before or had too many open. */
  refused: number;
  p50_ms: number | null;
  p95_ms: number | null;
}

/** One change of a mapping; `to_origin` is null where it ended. */
export interface ServiceChange<Time = string> {
  alias: string;
  from_origin: string | null;
  to_origin: string | null;
  /** The remotes that may call it since; null where it ended, and in changes from before this was recorded. */
  remotes: string[] | null;
  changed_by_name: string;
  changed_at: Time;
}
