import { UsageFailure } from './release-failure.ts';
import { usage } from './usage.ts';

export function notUnderstood(positionals: readonly string[]): UsageFailure {
  return new UsageFailure(`"${positionals.join(' ')}" is not a command this tool knows.\n\n${usage}`);
}
