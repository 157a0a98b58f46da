import { explainPermission, groupPermissions } from '@suite/contracts/permissions';
import type { Permission } from '@suite/contracts/staff-roles';
import { currentLanguage, translateMessage } from '@suite/i18n';

/** What a permission of a remote says, as the API answers it. */
type RemoteTexts = NonNullable<Permission['remote']>;

function inLanguage({ remote_title, permission_title, translations }: RemoteTexts) {
  const translated = translations.find(({ language }) => language === currentLanguage());
  return {
    remote_title: translated?.remote_title ?? remote_title,
    permission_title: translated?.permission_title ?? permission_title,
    permission_description: translated?.permission_description,
  };
}

/**
 * A permission's title in plain words, in the language of the page: of the product by this release, of a remote as an
 * operator accepted it. One that this release does not know goes by its name.
 */
export function permissionTitle({
  permission_name,
  remote,
}: Pick<Permission, 'permission_name' | 'remote'>): string {
  if (remote) return inLanguage(remote).permission_title;
  return translateMessage(explainPermission(permission_name)?.title ?? permission_name);
}

/** What a permission allows, in one sentence and in the language of the page. */
export function permissionExplanation({
  permission_name,
  permission_description,
  remote,
}: Omit<Permission, 'id'>): string {
  if (remote) return inLanguage(remote).permission_description ?? permission_description;
  return translateMessage(explainPermission(permission_name)?.allows ?? permission_description);
}

/** Permissions under a heading. */
export interface PermissionGroup {
  title: string;
  permissions: Permission[];
}

/** The product's permissions in their groups, and after them those of each remote under its title. */
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
