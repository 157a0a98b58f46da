import { isOwnPermission, permissionNamePattern } from '@suite/descriptor';
import { decideAbout, showPermissions } from './commands/permissions.ts';
import type { Print } from './commands/report.ts';
import { notUnderstood } from './not-understood.ts';
import type { Registry } from './registry/call-registry.ts';
import { UsageFailure } from './release-failure.ts';
import type { CommandName } from './require-known-options.ts';

const decisions = {
  'accept-permission': 'accept',
  'refuse-permission': 'refuse',
  'withdraw-permission': 'withdraw',
} as const satisfies Partial<Record<CommandName, string>>;

export type PermissionCommandName = 'permissions' | keyof typeof decisions;

export function isPermissionCommand(command: CommandName): command is PermissionCommandName {
  return command === 'permissions' || Object.hasOwn(decisions, command);
}

interface Invocation {
  registry: () => Promise<Registry>;
  print: Print;
}

export async function runPermissionCommand(
  command: PermissionCommandName,
  words: readonly string[],
  { registry, print }: Invocation,
): Promise<object> {
  const [name = '', ...more] = words;
  if (more.length > 0) throw notUnderstood([command, ...words]);
  if (command === 'permissions') return showPermissions(await registry(), name, print);
  if (!isOwnPermission(name) || !permissionNamePattern.test(name)) {
    throw new UsageFailure(
      `"${name}" is not a permission of a remote, such as spa.manage. Usage: ${command} <name>`,
    );
  }
  return decideAbout(await registry(), { name, decision: decisions[command] }, print);
}
