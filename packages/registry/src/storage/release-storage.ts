import type { Readable } from 'node:stream';
import type { Database } from '@suite/database';

/** A stored file that can be read once. */
export interface StoredFile {
  size: number;
  stream: () => Readable;
}

/** Stores the files of releases. A folder appears completely or not at all and never changes afterwards. */
export interface ReleaseStorage {
  /** A fresh, empty folder on this machine that an upload may be written to. */
  stage(): Promise<string>;
  /** Makes a staged folder the content of `folder`, replacing what an interrupted publish left there. */
  put(staged: string, folder: string): Promise<void>;
  /** Deletes a staged folder; does nothing when it was put. */
  discard(staged: string): Promise<void>;
  exists(folder: string): Promise<boolean>;
  /** The file below `folder`, or undefined when there is none. */
  open(folder: string, path: string): Promise<StoredFile | undefined>;
  /** Deletes a folder atomically; does nothing when it does not exist. */
  remove(folder: string): Promise<void>;
  /** Every whole folder, as `<remote>/<release>`; those that begin with a dot are left out. */
  list(): Promise<string[]>;
  /** Deletes the leftovers of interrupted publishes, and returns their number. */
  sweep(): Promise<number>;
  /** @throws Error when the storage cannot be used now */
  check(): Promise<void>;
}

/** Where releases are: their rows in the database, their files in the storage. */
export interface ReleaseStore {
  database: Database;
  storage: ReleaseStorage;
}
