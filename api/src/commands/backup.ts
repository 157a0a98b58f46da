import { backUp } from '../backup/backup.public.ts';
import { readWords, runClosedCommand } from './run-command.ts';

await runClosedCommand(async (settings) => {
  const [folder = ''] = readWords('npm run backup -- <new folder>', 1);
  return backUp(settings(), folder);
});
