import { tendAudit } from '../audit/audit.public.ts';
import { runCommand } from './run-command.ts';

await runCommand((database) => tendAudit(database, process.argv.slice(2)));
