import type { Values } from './read-arguments.ts';
import { UsageFailure } from './release-failure.ts';

const everywhere = ['registry', 'token-file', 'json', 'help'];
const optionsOf: Readonly<Record<string, readonly string[]>> = {
  release: ['dist', 'percent', 'hotel', 'gradual', 'hold', 'min-loads'],
  check: ['dist', 'offline'],
  publish: ['dist'],
  promote: ['percent', 'hotel'],
  rollback: ['hotel', 'canary'],
  status: [],
  'grant-override': ['url', 'hours', 'user'],
};

export function isCommand(command: string): boolean {
  return Object.hasOwn(optionsOf, command);
}

/** Refuses an option that the command does not have, as ignoring it would mislead the caller. @throws UsageFailure */
export function requireKnownOptions(command: string, values: Values): void {
  const known = optionsOf[command];
  if (!known) return;
  const odd = Object.keys(values).find((name) => !everywhere.includes(name) && !known.includes(name));
  if (odd !== undefined)
    throw new UsageFailure(`${command} has no option --${odd}. See: npm run suite -- --help`);
}
