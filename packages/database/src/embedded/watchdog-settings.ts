export interface WatchdogSettings {
  url: string;
  note: string;
  stop: { program: string; args: string[]; cwd: string; uid?: number; gid?: number };
  /** Without `clients`, the server is stopped when the owner closes standard input. */
  clients?: { lockKey: number; idleLimitMs: number };
}
