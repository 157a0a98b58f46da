export interface StoredObject {
  path: string;
  /** The time of the last write, in milliseconds since 1970. */
  changed: number;
}

/** An object appears completely or not at all. */
export interface ObjectStore {
  put(path: string, bytes: Buffer): Promise<void>;
  get(path: string): Promise<Buffer | undefined>;
  remove(path: string): Promise<void>;
  list(): Promise<StoredObject[]>;
}
