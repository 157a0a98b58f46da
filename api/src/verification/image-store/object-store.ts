/** A stored object. */
export interface StoredObject {
  path: string;
  /** When it was written, in milliseconds since 1970. */
  changed: number;
}

/** Where bytes are kept by a path of slashes and plain letters. An object appears whole or not at all. */
export interface ObjectStore {
  put(path: string, bytes: Buffer): Promise<void>;
  /** Undefined when there is no such object. */
  get(path: string): Promise<Buffer | undefined>;
  /** Nothing happens when there is no such object. */
  remove(path: string): Promise<void>;
  list(): Promise<StoredObject[]>;
}
