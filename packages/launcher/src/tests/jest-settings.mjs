import { availableParallelism } from 'node:os';

/** Settings of every run of Jest over several workspaces. */
export const jestSettings = {
  // Read here alone: a workspace's own setting counts only when Jest is run inside that workspace.
  testTimeout: 30_000,
  // Most of them wait for a database or another process at times, when another worker has something to do.
  maxWorkers: availableParallelism() + 1,
};
