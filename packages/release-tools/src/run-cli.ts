import { readArguments, type Surroundings } from './read-arguments.ts';
import { ReleaseFailure } from './release-failure.ts';
import { runCommand } from './run-command.ts';
import { usage } from './usage.ts';

/** Where a command line is run, and where its lines go. */
interface Terminal extends Surroundings {
  stdout: (line: string) => void;
  stderr: (line: string) => void;
}

/** Runs one command line and gives its exit code. Anything but a failure it knows is thrown. */
export async function runCli(
  argv: readonly string[],
  { stdout, stderr, ...surroundings }: Terminal,
): Promise<number> {
  const json = argv.includes('--json');
  const say = (line: string) => {
    if (!json) stdout(line);
  };
  try {
    const { positionals, values } = readArguments(argv);
    if (values.help || positionals.length === 0) {
      stdout(usage);
      return values.help ? 0 : 2;
    }
    const result = await runCommand(positionals, values, { ...surroundings, say });
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
