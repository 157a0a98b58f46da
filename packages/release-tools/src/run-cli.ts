import { readArguments, type CliContext } from './read-arguments.ts';
import { ReleaseFailure } from './release-failure.ts';
import { runCommand } from './run-command.ts';
import { usage } from './usage.ts';

interface Terminal extends CliContext {
  stdout: (line: string) => void;
  stderr: (line: string) => void;
}

export async function runCli(
  argv: readonly string[],
  { stdout, stderr, ...cliContext }: Terminal,
): Promise<number> {
  const json = argv.includes('--json');
  const print = (line: string) => {
    if (!json) stdout(line);
  };
  try {
    const { positionals, values } = readArguments(argv);
    if (values.help || positionals.length === 0) {
      stdout(usage);
      return values.help ? 0 : 2;
    }
    const result = await runCommand(positionals, values, { ...cliContext, print });
    if (json) stdout(JSON.stringify({ success: true, ...result }));
    return 0;
  } catch (error) {
    if (!(error instanceof ReleaseFailure)) throw error;
    const { message, problems, exitCode } = error;
    if (json) stdout(JSON.stringify({ success: false, message, errors: problems }));
    else stderr([message, ...problems.map((problem) => `  ${problem.field}: ${problem.message}`)].join('\n'));
    return exitCode;
  }
}
