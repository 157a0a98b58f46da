import { explainPermission, groupPermissions } from '@suite/contracts/permissions';
import type { Permission } from '@suite/contracts/staff-roles';
import { currentLanguage, translateMessage } from '@suite/i18n';

type RemoteTexts = NonNullable<Permission['remote']>;

function inLanguage({ remote_title, permission_title, translations }: RemoteTexts) {
  const translated = translations.find(({ language }) => language === currentLanguage());
  return {
    remote_title: translated?.remote_title ?? remote_title,
    permission_title: translated?.permission_title ?? permission_title,
    permission_description: translated?.permission_description,
  };
}

/** Titles of the product come from this release, those of a remote from the wording that an operator accepted. */
export function permissionTitle({
  permission_name,
  remote,
}: Pick<Permission, 'permission_name' | 'remote'>): string {
  if (remote) return inLanguage(remote).permission_title;
  return translateMessage(explainPermission(permission_name)?.title ?? permission_name);
}

export function permissionExplanation({
  permission_name,
  permission_description,
  remote,
}: Omit<Permission, 'id'>): string {
  if (remote) return inLanguage(remote).permission_description ?? permission_description;
  return translateMessage(explainPermission(permission_name)?.allows ?? permission_description);
}

interface PermissionGroup {
  title: string;
  permissions: Permission[];
}

export function permissionGroupsOf(permissions: readonly Permission[]): PermissionGroup[] {
  const ofProduct = groupPermissions(permissions.filter(({ remote }) => !remote)).map(
    ({ group, permissions: some }) => ({ title: translateMessage(group), permissions: some }),
  );
  const ofRemotes = new Map<string, PermissionGroup>();
  for (const permission of permissions) {
    if (!permission.remote) continue;
    const nameSpace = permission.permission_name.slice(0, permission.permission_name.indexOf('.'));
    const { remote_title: title } = inLanguage(permission.remote);
    const group = ofRemotes.get(nameSpace) ?? { title, permissions: [] };
    ofRemotes.set(nameSpace, { ...group, permissions: [...group.permissions, permission] });
  }
  return [...ofProduct, ...ofRemotes.values()];
}

export function permissionChange(
  permissions: readonly Permission[],
  before: readonly number[],
  after: readonly number[],
): { added: string[]; removed: string[] } {
  const titles = (ids: readonly number[], others: readonly number[]) =>
    permissionGroupsOf(permissions)
      .flatMap((group) => group.permissions)
      .filter(({ id }) => ids.includes(id) && !others.includes(id))
      .map(permissionTitle);
  return { added: titles(after, before), removed: titles(before, after) };
}
