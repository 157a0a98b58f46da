import { runAddressRulesCommand } from '../hotels/hotels.public.ts';
import { runCommand } from './run-command.ts';

await runCommand((database) => runAddressRulesCommand(database, process.argv.slice(2)));
