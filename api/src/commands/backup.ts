import { backUp } from '../backup/backup.public.ts';
import { runClosedCommand } from './run-command.ts';

await runClosedCommand(async (config) => {
  const [folder] = process.argv.slice(2);
  if (!folder) throw new Error('Usage: npm run backup -- <new folder>');
  return backUp(config, folder);
});
