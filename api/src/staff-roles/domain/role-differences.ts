export interface RoleContent {
  role_name: string;
  role_description: string | null;
  permissions: readonly string[];
}

export function roleDifferences(before: RoleContent, after: RoleContent) {
  const texts = (['role_name', 'role_description'] as const).filter(
    (field) => before[field] !== after[field],
  );
  return {
    role_name: after.role_name,
    changed: Object.fromEntries(
      texts.map((field) => [field, { before: before[field], after: after[field] }]),
    ),
    added: after.permissions.filter((name) => !before.permissions.includes(name)),
    removed: before.permissions.filter((name) => !after.permissions.includes(name)),
  };
}
