import { runPasswordRulesCommand } from '../auth/auth.public.ts';
import { runCommand } from './run-command.ts';

await runCommand((database) => runPasswordRulesCommand(database, process.argv.slice(2)));
