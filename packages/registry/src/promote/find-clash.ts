import { routesOverlap, type RemoteDescriptor } from '@suite/remote-kit/descriptor';

/** A sentence on the first address or menu id that already belongs to another live remote. */
export function findClash(wanted: RemoteDescriptor, live: readonly RemoteDescriptor[]): string | undefined {
  for (const other of live) {
    for (const { path } of wanted.routes) {
      const taken = other.routes.find((route) => routesOverlap(route.path, path));
      if (taken)
        return `The route ${path} is taken: ${other.name} is live with ${taken.path}. Choose another path.`;
    }
    const double = wanted.menu.find(({ id }) => other.menu.some((entry) => entry.id === id));
    if (double) return `The menu id ${double.id} is taken by ${other.name}. Choose another id.`;
  }
  return undefined;
}
