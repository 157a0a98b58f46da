import type { RemoteDescriptor } from '../remote-descriptor.schema.ts';

/** A permission that a descriptor asks for, and where. */
export interface AskedPermission {
  field: string;
  name: string;
}

/** Every permission that the descriptor asks for: for the remote, its routes, menu entries, fills and search actions. */
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
