import { createReleaseToken } from '@suite/registry';
import { runCommand } from './run-command.ts';

await runCommand(async (database) => {
  const remote = process.argv[2];
  if (!remote)
    throw new Error('Say which remote the token is for, such as mf-bookings, or * for all of them.');
  return createReleaseToken(database, { remote });
});
