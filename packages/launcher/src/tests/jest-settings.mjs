import { availableParallelism } from 'node:os';

export const jestSettings = {
  // Jest ignores a workspace's own timeout when it runs several projects.
  testTimeout: 30_000,
  // Tests often wait for a database or another process; one extra worker uses that time.
  maxWorkers: availableParallelism() + 1,
};
