import { runAuditCommand } from '../audit/audit.public.ts';
import { runCommand } from './run-command.ts';

await runCommand((database) => runAuditCommand(database, process.argv.slice(2)));
