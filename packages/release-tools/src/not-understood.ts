import { UsageFailure } from './release-failure.ts';
import { usage } from './usage.ts';

/** The refusal of a command line that names no command, or has too few or too many words. */
export function notUnderstood(positionals: readonly string[]): UsageFailure {
  return new UsageFailure(`"${positionals.join(' ')}" is not a command this tool knows.\n\n${usage}`);
}
