import type { Problem } from '../../check.ts';
import type { RemoteDescriptor } from '../remote-descriptor.schema.ts';

export function menuProblems({ access, permissions, routes, menu }: RemoteDescriptor): Problem[] {
  const problems: Problem[] = [];
  const note = (field: string, message: string) => problems.push({ field, message });

  if (access === 'public' && permissions) {
    note('permissions', 'A public remote is for all visitors: drop permissions, or set access to signed-in');
  }
  const paths = routes.map(({ path }) => path);
  for (const [index, path] of paths.entries()) {
    if (paths.indexOf(path) !== index) note(`routes[${index}].path`, `The route ${path} is listed twice`);
  }
  const ids = menu.map(({ id }) => id);
  for (const [index, { id, path, alsoActiveOn = [] }] of menu.entries()) {
    if (ids.indexOf(id) !== index) note(`menu[${index}].id`, `The menu id ${id} is used twice`);
    const stray = [path, ...alsoActiveOn].find((address) => !paths.some((route) => covers(route, address)));
    if (/[:*]/.test(path)) {
      note(`menu[${index}].path`, `A menu entry leads to one address; ${path} is a pattern`);
    } else if (stray !== undefined) {
      note(`menu[${index}].path`, `The menu entry ${id} names ${stray}, which is not among the routes`);
    }
  }
  return problems;
}

function covers(route: string, address: string): boolean {
  if (!route.endsWith('/*')) return route === address;
  const base = route.slice(0, -2);
  return address === base || address.startsWith(`${base}/`);
}
