/** The settings of a watchdog, passed in its environment. */
export interface WatchdogSettings {
  /** Of the server, whose port is not known yet. */
  url: string;
  /** The file to which PostgreSQL writes its port. */
  note: string;
  /** The command that stops the server. */
  stop: { program: string; args: string[]; cwd: string; uid?: number; gid?: number };
  /**
   * Stop when no client has held this advisory lock in shared mode for this long. When not given, stop when the owner
   * closes its end of standard input.
   */
  clients?: { lockKey: number; idleLimitMs: number };
}
