import type { OwnPermissionState, OwnPermissionStatus, RemoteOverview } from '@suite/descriptor';
import type { Registry } from '../registry/call-registry.ts';
import { decidePermission, getOverview, getStatus } from '../registry/registry-client.ts';
import { ReleaseFailure } from '../release-failure.ts';
import { formatInstant, formatTable, type Print } from './report.ts';

const descriptions: Readonly<Record<OwnPermissionStatus, string>> = {
  waiting: 'waits for acceptance',
  accepted: 'accepted',
  reworded: 'accepted; a new wording waits',
  unused: 'accepted, no longer used',
  refused: 'refused',
  withdrawn: 'withdrawn',
};

export async function showPermissions(registry: Registry, remote: string, print: Print) {
  const remotes = remote === '' ? await getOverview(registry) : [await getStatus(registry, remote)];
  const permissions = remotes.flatMap((one) =>
    (one.permissions ?? []).map((permission) => ({ remote: one.remote, ...permission })),
  );
  if (permissions.length === 0) print('No release declares permissions of its own');
  for (const line of formatTable(permissions.map(permissionRow))) print(line);
  return { permissions };
}

function permissionRow(permission: OwnPermissionState): string[] {
  const { name, status, accepted, declared, decided_by, decided_at, roles } = permission;
  const decided = decided_at === null ? '' : `${formatInstant(decided_at)} by ${decided_by ?? ''}`;
  const count = roles === null || accepted === null ? '' : `in ${roles} ${roles === 1 ? 'role' : 'roles'}`;
  return [name, (accepted ?? declared)?.title ?? '', descriptions[status], count, decided];
}

export function warnOfWaiting({ permissions = [] }: RemoteOverview, print: Print): void {
  const names = permissions
    .filter(({ status }) => status === 'waiting' || status === 'reworded')
    .map(({ name }) => name);
  if (names.length === 0) return;
  const what = names.length === 1 ? '1 permission waits' : `${names.length} permissions wait`;
  print(`! ${what} for acceptance by an operator: ${names.join(', ')}`);
}

/** Accepting prints the wording that is accepted. @throws ReleaseFailure */
export async function decideAbout(
  registry: Registry,
  { name, decision }: { name: string; decision: 'accept' | 'refuse' | 'withdraw' },
  print: Print,
) {
  const declared = decision === 'accept' ? await findDeclared(registry, name) : undefined;
  if (declared) {
    print(`${name} of ${declared.remote_title} (${declared.release}): ${declared.title}`);
    print(`  ${declared.explanation}`);
    for (const [language, { title, explanation }] of Object.entries(declared.translations))
      print(`  ${language}: ${[title, explanation].filter(Boolean).join('. ')}`);
  }
  const body = declared ? { release: declared.release } : {};
  const { message, result } = await decidePermission(registry, name, decision, body);
  print(message);
  return { message, ...result };
}

async function findDeclared(registry: Registry, name: string) {
  const remotes = await getOverview(registry);
  const found = remotes.flatMap(({ permissions = [] }) => permissions).find((one) => one.name === name);
  if (!found)
    throw new ReleaseFailure(`No release declares ${name}. The command permissions lists those that are.`);
  return found.declared ?? undefined;
}
