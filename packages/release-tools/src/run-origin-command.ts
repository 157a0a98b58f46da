import { decideOrigin } from './registry/registry-client.ts';
import type { Print } from './commands/report.ts';
import { notUnderstood } from './not-understood.ts';
import type { Registry } from './registry/call-registry.ts';
import type { CommandName } from './require-known-options.ts';

const decisions = {
  'accept-origin': 'accept',
  'refuse-origin': 'refuse',
} as const satisfies Partial<Record<CommandName, string>>;

export type OriginCommandName = keyof typeof decisions;

export function isOriginCommand(command: CommandName): command is OriginCommandName {
  return Object.hasOwn(decisions, command);
}

export async function runOriginCommand(
  command: OriginCommandName,
  words: readonly string[],
  { registry, print }: { registry: () => Promise<Registry>; print: Print },
): Promise<object> {
  const [remote, origin, ...more] = words;
  if (remote === undefined || origin === undefined || more.length > 0)
    throw notUnderstood([command, ...words]);
  const { message, result } = await decideOrigin(await registry(), { remote, origin }, decisions[command]);
  print(message);
  return { message, ...result };
}
