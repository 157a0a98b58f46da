#!/usr/bin/env node
import { readArguments } from './read-arguments.ts';
import { ReleaseFailure } from './release-failure.ts';
import { runCommand } from './run-command.ts';
import { usage } from './usage.ts';

const argv = process.argv.slice(2);
const json = argv.includes('--json');
const say = (line: string) => {
  if (!json) console.log(line);
};

try {
  const { positionals, values } = readArguments(argv);
  if (values.help || positionals.length === 0) {
    console.log(usage);
    process.exitCode = values.help ? 0 : 2;
  } else {
    const result = await runCommand(positionals, values, say);
    if (json) console.log(JSON.stringify({ success: true, ...result }));
  }
} catch (error) {
  process.exitCode = 1;
  if (!(error instanceof ReleaseFailure)) throw error;
  const { message, problems, exitCode } = error;
  process.exitCode = exitCode;
  if (json) console.log(JSON.stringify({ success: false, message, errors: problems }));
  else
    console.error(
      [message, ...problems.map((problem) => `  ${problem.field}: ${problem.message}`)].join('\n'),
    );
}
