import type { RemoteDescriptor } from '../remote-descriptor.schema.ts';

export interface AskedPermission {
  field: string;
  name: string;
}

export function askedPermissions(descriptor: RemoteDescriptor): AskedPermission[] {
  const { permissions, routes, menu, fills = [], actions = [] } = descriptor;
  const asked = (field: string, names: readonly string[] | undefined): AskedPermission[] =>
    (names ?? []).map((name) => ({ field, name }));
  const ofEach = (list: string, items: readonly { permissions?: string[] | undefined }[]) =>
    items.flatMap((item, index) => asked(`${list}[${index}].permissions`, item.permissions));
  return [
    ...asked('permissions', permissions),
    ...ofEach('routes', routes),
    ...ofEach('menu', menu),
    ...ofEach('fills', fills),
    ...ofEach('actions', actions),
  ];
}
