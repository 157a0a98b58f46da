import { tendOutbox } from '../mail/mail.public.ts';
import { runCommand } from './run-command.ts';

await runCommand((database) => tendOutbox(database, process.argv.slice(2)));
