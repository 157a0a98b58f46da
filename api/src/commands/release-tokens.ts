import { runReleaseTokens } from '@suite/registry';
import { runCommand } from './run-command.ts';

await runCommand((database) => runReleaseTokens(database, process.argv.slice(2)));
