import type { TestContext, ValidationError } from 'yup';

interface Declared {
  routes?: { path?: string }[] | undefined;
  menu?: { id?: string; path?: string; alsoActiveOn?: string[] | undefined }[] | undefined;
  access?: string;
  permissions?: string[] | undefined;
}

/** What only the whole descriptor can tell: doubles, menu entries that lead nowhere, a public remote with a lock on it. */
export function checkMenu(descriptor: Declared, context: TestContext): true | ValidationError {
  const paths = (descriptor.routes ?? []).map((route) => route.path);
  const problem = (path: string, message: string) => context.createError({ path, message });

  if (descriptor.access === 'public' && descriptor.permissions) {
    return problem(
      'permissions',
      'A public remote is for everyone: drop permissions, or set access to signed-in',
    );
  }
  const double = paths.findIndex((path, index) => paths.indexOf(path) !== index);
  if (double >= 0) return problem(`routes[${double}].path`, `The route ${paths[double]} is listed twice`);

  const menu = descriptor.menu ?? [];
  for (const [index, entry] of menu.entries()) {
    if (menu.findIndex(({ id }) => id === entry.id) !== index) {
      return problem(`menu[${index}].id`, `The menu id ${entry.id} is used twice`);
    }
    if (entry.path?.includes(':') || entry.path?.includes('*')) {
      return problem(`menu[${index}].path`, `A menu entry leads to one address; ${entry.path} is a pattern`);
    }
    const stray = [entry.path, ...(entry.alsoActiveOn ?? [])].find(
      (path) => !paths.some((route) => covers(route, path)),
    );
    if (stray !== undefined) {
      return problem(
        `menu[${index}].path`,
        `The menu entry ${entry.id} names ${stray}, which is not among the routes`,
      );
    }
  }
  return true;
}

function covers(route: string | undefined, path: string | undefined): boolean {
  if (route === undefined || path === undefined) return false;
  if (!route.endsWith('/*')) return route === path;
  const base = route.slice(0, -2);
  return path === base || path.startsWith(`${base}/`);
}
