import { openStorage } from '../bootstrap/open-storage.ts';
import { readWords, runClosedCommand } from './run-command.ts';

await runClosedCommand(async (settings) => {
  readWords('node api/dist/commands/migrate.js', 0);
  const storage = await openStorage(settings(), (line) => process.stdout.write(`${line}\n`));
  await storage.close();
  return 'The schema fits this build.';
});
