import type { PublishedRelease, ReleaseChange, RemoteOverview } from '@suite/descriptor';

const at = '2027-03-05T12:00:00.000Z';

export const releaseOf = (version: string) => `${version}-0123456789ab`;

export function publishedRelease(version: string, parts: Partial<PublishedRelease> = {}): PublishedRelease {
  return {
    release: releaseOf(version),
    version,
    bytes: 61_000,
    published_by: 'bookings team',
    published_at: at,
    has_files: true,
    is_live: false,
    smoke_run: null,
    awaits_smoke_run: false,
    ...parts,
  };
}

export function releaseChange(parts: Partial<ReleaseChange> = {}): ReleaseChange {
  return {
    id: 1,
    channel: 'live',
    kind: 'promote',
    from_release: releaseOf('1.0.0'),
    to_release: releaseOf('1.1.0'),
    percent: null,
    moved_by: 'bookings team',
    moved_at: at,
    reason: null,
    ...parts,
  };
}

/** Version 1.1.0 is live after 1.0.0. */
export function remoteOverview(parts: Partial<RemoteOverview> = {}): RemoteOverview {
  return {
    remote: 'mf-bookings',
    title: 'Bookings',
    live: { release: releaseOf('1.1.0'), moved_at: at, previous: releaseOf('1.0.0') },
    canary: null,
    pins: [],
    releases: [publishedRelease('1.1.0', { is_live: true }), publishedRelease('1.0.0')],
    moves: [releaseChange()],
    overrides: [],
    health: [],
    hourly: Array.from({ length: 24 }, (_, hour) => ({
      hour: new Date(Date.parse(at) + hour * 3_600_000).toISOString(),
      loads: 0,
      failures: 0,
    })),
    stuck: [],
    failures: [],
    rollout: null,
    ...parts,
  };
}
