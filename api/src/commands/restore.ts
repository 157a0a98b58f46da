import { restore } from '../backup/backup.public.ts';
import { runClosedCommand } from './run-command.ts';

await runClosedCommand(async (config) => {
  const [folder] = process.argv.slice(2);
  if (!folder) throw new Error('Usage: npm run restore -- <folder of a backup>');
  return restore(config, folder);
});
