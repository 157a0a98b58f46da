import type { Readable } from 'node:stream';
import type { Database } from '@suite/database';

/** The stream can be read once. */
export interface StoredFile {
  size: number;
  stream: () => Readable;
}

/** A folder appears completely or not at all and never changes afterwards. */
export interface ReleaseStorage {
  stage(): Promise<string>;
  /** Moves a staged folder to `folder`, replacing leftovers of an interrupted publish. */
  put(staged: string, folder: string): Promise<void>;
  /** Deletes a staged folder; does nothing after `put`. */
  discard(staged: string): Promise<void>;
  exists(folder: string): Promise<boolean>;
  open(folder: string, path: string): Promise<StoredFile | undefined>;
  /** Deletes a folder atomically; does nothing when it does not exist. */
  remove(folder: string): Promise<void>;
  /** Lists every complete folder as `<remote>/<release>`, without those that begin with a dot. */
  list(): Promise<string[]>;
  /** Deletes the leftovers of interrupted publishes, and returns their number. */
  sweep(): Promise<number>;
  /** @throws Error when the storage cannot be used now */
  check(): Promise<void>;
}

export interface ReleaseStore {
  database: Database;
  storage: ReleaseStorage;
}
