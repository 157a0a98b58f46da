import { parseArgs } from 'node:util';
import { Refusal } from './refusal.mjs';

export const usage = `Usage: npm run new:remote -- <name> [options]

  <name>             what the feature is called, such as housekeeping or lost-and-found
  --singular <word>  one of what its screen lists; without it invoices lists invoices, and
                     housekeeping lists housekeeping entries
  --dry-run          lists the files and writes nothing
  --files-only       writes the files; builds and releases nothing
  --help

Makes the remote mf-<name>, its contracts, server context, migration and tests, builds it, and releases it into
the suite that npm start runs on this machine, if one does.`;

const options = /** @type {const} */ ({
  singular: { type: 'string' },
  'dry-run': { type: 'boolean', default: false },
  'files-only': { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
});

/** @param {string[]} argv */
export function readArguments(argv) {
  const { values, positionals } = parse(argv);
  if (!values.help && positionals.length !== 1)
    throw new Refusal(`Give one name, such as: npm run new:remote -- housekeeping`);
  return {
    name: positionals[0] ?? '',
    singular: values.singular,
    dryRun: values['dry-run'],
    filesOnly: values['files-only'],
    help: values.help,
  };
}

/** @param {string[]} argv */
function parse(argv) {
  try {
    return parseArgs({ args: argv, options, allowPositionals: true });
  } catch (error) {
    const [said = ''] = error instanceof Error ? error.message.split(/[.] |\n/) : [];
    throw new Refusal(`${said.replace(/[.]$/, '')}; see npm run new:remote -- --help`);
  }
}
