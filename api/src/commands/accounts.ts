import { runAccountsCommand } from '../staff-roles/staff-roles.public.ts';
import { runCommand } from './run-command.ts';

await runCommand((database) => runAccountsCommand(database, process.argv.slice(2)));
