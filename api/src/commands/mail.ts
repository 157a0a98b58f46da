import { runOutboxCommand } from '../mail/mail.public.ts';
import { runCommand } from './run-command.ts';

await runCommand((database) => runOutboxCommand(database, process.argv.slice(2)));
