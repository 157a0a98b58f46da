/** What the registry tells of one remote; times are ISO texts, sizes bytes. */
export interface RemoteStatus {
  remote: string;
  title: string;
  live: { release: string; previous: string | null; moved_at: string } | null;
  canary: { release: string; percent: number; moved_at: string } | null;
  pins: { hotel_id: number; release: string; moved_at: string }[];
  releases: PublishedRelease[];
  moves: Move[];
}

interface PublishedRelease {
  release: string;
  version: string;
  bytes: number;
  published_by: string;
  published_at: string;
  has_files: boolean;
  is_live: boolean;
}

export interface Move {
  channel: string;
  kind: 'promote' | 'rollback';
  from_release: string | null;
  to_release: string | null;
  percent: number | null;
  moved_by: string;
  moved_at: string;
}
