import { isServiceAlias } from '@suite/descriptor';
import type { Print } from './commands/report.ts';
import { mapService, showServices, unmapService } from './commands/services.ts';
import { notUnderstood } from './not-understood.ts';
import type { Values } from './read-arguments.ts';
import type { Registry } from './registry/call-registry.ts';
import { UsageFailure } from './release-failure.ts';
import type { CommandName } from './require-known-options.ts';

const names = ['services', 'map-service', 'unmap-service'] as const satisfies readonly CommandName[];

export type ServiceCommandName = (typeof names)[number];

export function isServiceCommand(command: CommandName): command is ServiceCommandName {
  return names.some((name) => name === command);
}

interface Invocation {
  values: Values;
  registry: () => Promise<Registry>;
  print: Print;
}

export async function runServiceCommand(
  command: ServiceCommandName,
  words: readonly string[],
  { values, registry, print }: Invocation,
): Promise<object> {
  const [alias, origin, ...more] = words;
  const positionals = [command, ...words];
  const seen = { updated_at: values['updated-at'] };
  if (more.length > 0) throw notUnderstood(positionals);
  if (command === 'services' && alias === undefined) return showServices(await registry(), print);
  if (command === 'services' || alias === undefined) throw notUnderstood(positionals);
  if (!isServiceAlias(alias)) {
    throw new UsageFailure(
      `"${alias}" is not the alias of a service: small letters, digits and dashes, such as spa.`,
    );
  }
  if (command === 'map-service' && origin !== undefined) {
    const { remote: remotes, permission: permissions } = values;
    return mapService(await registry(), { alias, origin, remotes, permissions, ...seen }, print);
  }
  if (command === 'unmap-service' && origin === undefined) {
    return unmapService(await registry(), { alias, force: values.force ?? false, ...seen }, print);
  }
  throw notUnderstood(positionals);
}
