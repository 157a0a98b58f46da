import { tendPasswordRules } from '../auth/auth.public.ts';
import { runCommand } from './run-command.ts';

await runCommand((database) => tendPasswordRules(database, process.argv.slice(2)));
