import { restore } from '../backup/backup.public.ts';
import { readWords, runClosedCommand } from './run-command.ts';

await runClosedCommand(async (settings) => {
  const [folder = ''] = readWords('npm run restore -- <folder of a backup>', 1);
  return restore(settings(), folder);
});
