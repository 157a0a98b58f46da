import type { Readable } from 'node:stream';

/** A stored file that can be read once. */
export interface StoredFile {
  size: number;
  stream: () => Readable;
}

/** Where the files of releases live. A folder appears whole or not at all and never changes afterwards. */
export interface ReleaseStorage {
  /** A fresh, empty folder on this machine that an upload may be written to. */
  stage(): Promise<string>;
  /** Makes a staged folder the content of `folder`, replacing what an interrupted publish left there. */
  put(staged: string, folder: string): Promise<void>;
  /** Throws a staged folder away; nothing happens when it was put. */
  discard(staged: string): Promise<void>;
  exists(folder: string): Promise<boolean>;
  /** The file below `folder`, or undefined when there is none. */
  open(folder: string, path: string): Promise<StoredFile | undefined>;
}
