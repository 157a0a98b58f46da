import type { Database } from '@suite/database';
import type { OwnPermissionState } from '@suite/descriptor';
import { listDeclaringReleases, listLastDecisions } from './permission-decisions.repository.ts';
import type { PermissionHost } from './permission-host.ts';
import { permissionStates } from './permission-states.ts';

export async function listOwnPermissions(
  database: Database,
  host: PermissionHost | undefined,
  remote?: string,
): Promise<ReadonlyMap<string, OwnPermissionState<Date>[]>> {
  const [releases, decisions] = await Promise.all([
    listDeclaringReleases(database, remote),
    listLastDecisions(database, remote),
  ]);
  const names = decisions.map(({ permission_name }) => permission_name);
  const roles = names.length === 0 ? new Map<string, number>() : await host?.countRoles(database, names);
  const remotes = new Set([...releases, ...decisions].map((one) => one.remote));
  const own = <T extends { remote: string }>(rows: readonly T[], name: string) =>
    rows.filter((row) => row.remote === name);
  return new Map(
    [...remotes]
      .map((name) => [name, permissionStates(own(releases, name), own(decisions, name), roles)] as const)
      .filter(([, states]) => states.length > 0),
  );
}
