/** Describes the `result` of `GET /platform/services`. `Time` is ISO text on the wire, Date on the server. */
export interface ServicesOverview<Time = string> {
  services: ServiceOverview<Time>[];
  changes: ServiceChange<Time>[];
}

export interface ServiceOverview<Time = string> {
  alias: string;
  mapping: ServiceMapping<Time> | null;
  remotes: { remote: string; title: string }[];
  asked_by: { remote: string; title: string }[];
  health: ServiceHealth<Time> | null;
  /** Describes the answering process: `open` refuses calls, `half-open` lets one call through. */
  breaker: 'closed' | 'open' | 'half-open';
  total: ServiceFigures;
  hourly: (ServiceFigures & { hour: Time })[];
}

/** A change of the mapping must send the current `updated_at`. */
export interface ServiceMapping<Time = string> {
  origin: string;
  remotes: string[];
  /** Callers need any of these; null means the permissions that these remotes need. */
  permissions: string[] | null;
  updated_at: Time;
  updated_by_name: string;
}

export interface ServiceHealth<Time = string> {
  is_healthy: boolean;
  reason: string | null;
  checked_at: Time;
}

/** Times are milliseconds until the answer began, at most 26 % too large; figures cover an hour or the last 24. */
export interface ServiceFigures {
  requests: number;
  /** Counts calls without an answer, or with a status from 500 on. */
  errors: number;
  /** Counts calls that were not sent, because earlier ones failed or too many were open. */
  refused: number;
  p50_ms: number | null;
  p95_ms: number | null;
}

export interface ServiceChange<Time = string> {
  alias: string;
  from_origin: string | null;
  to_origin: string | null;
  /** Is null if the mapping was removed, and in changes recorded before this field existed. */
  remotes: string[] | null;
  changed_by_name: string;
  changed_at: Time;
}
