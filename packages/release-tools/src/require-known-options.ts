import type { Values } from './read-arguments.ts';
import { UsageFailure } from './release-failure.ts';

const everywhere = ['registry', 'token-file', 'json', 'help'];
const optionsOf = {
  release: ['dist', 'descriptor', 'release-version', 'percent', 'hotel', 'gradual', 'hold', 'min-loads'],
  check: ['dist', 'descriptor', 'release-version', 'offline'],
  publish: ['dist', 'descriptor', 'release-version'],
  serve: ['dist', 'descriptor', 'release-version', 'port'],
  promote: ['percent', 'hotel'],
  rollback: ['hotel', 'canary'],
  status: [],
  'grant-override': ['url', 'hours', 'user'],
  'smoke-worker': ['once'],
  'accept-origin': [],
  'refuse-origin': [],
  permissions: [],
  'accept-permission': [],
  'refuse-permission': [],
  'withdraw-permission': [],
  services: [],
  'map-service': ['updated-at', 'remote', 'permission'],
  'unmap-service': ['updated-at', 'force'],
} as const satisfies Record<string, readonly string[]>;

export type CommandName = keyof typeof optionsOf;

export function isCommand(command: string): command is CommandName {
  return Object.hasOwn(optionsOf, command);
}

/** @throws UsageFailure for an option of another command, which would otherwise be ignored silently */
export function requireKnownOptions(command: string, values: Values, program: string): void {
  if (!isCommand(command)) return;
  const known: readonly string[] = optionsOf[command];
  const odd = Object.keys(values).find((name) => !everywhere.includes(name) && !known.includes(name));
  if (odd !== undefined) throw new UsageFailure(`${command} has no option --${odd}. See: ${program} --help`);
}
