/** What a keeper is told through its environment. */
export interface KeeperSettings {
  /** Of the server, whose port is not known yet. */
  url: string;
  /** The file in which PostgreSQL notes its port. */
  note: string;
  /** The command that stops the server. */
  stop: { program: string; args: string[]; cwd: string; uid?: number; gid?: number };
  /**
   * Stop after so long without a visitor, who is known by holding this advisory lock shared. When not given, stop when
   * the owner's end of standard input closes.
   */
  visitors?: { lockKey: number; patienceMs: number };
}
