import { tendAccounts } from '../staff-roles/staff-roles.public.ts';
import { runCommand } from './run-command.ts';

await runCommand((database) => tendAccounts(database, process.argv.slice(2)));
