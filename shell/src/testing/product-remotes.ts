import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { checkDescriptor, type LiveRemote, type RemoteDescriptor } from '@suite/descriptor';
import { holdsAny } from '@suite/contracts/permissions';
import { liveRemote } from './live-remote.factory.ts';

const root = path.resolve(import.meta.dirname, '../../..');

export function productDescriptors(): RemoteDescriptor[] {
  const folders = readdirSync(root).filter((folder) => folder.startsWith('mf-'));
  return folders.map((folder) => {
    const checked = checkDescriptor(JSON.parse(readFileSync(path.join(root, folder, 'remote.json'), 'utf8')));
    if (!checked.ok) throw new Error(`${folder}/remote.json: ${checked.problems[0]?.message}`);
    return checked.value;
  });
}

export function productRemotes(permissions: readonly string[]): LiveRemote[] {
  const may = (anyOf: readonly string[] = []) => holdsAny(permissions, anyOf);
  return productDescriptors()
    .filter((descriptor) => may(descriptor.permissions))
    .map(({ name, title, routes, menu }) => {
      const open = routes.filter((route) => may(route.permissions));
      const closed = routes.filter((route) => !open.includes(route)).map((route) => route.path);
      return liveRemote({
        name,
        title,
        routes: open.map(({ path, permissions = [], shellLayout = true }) => ({
          path,
          permissions,
          shellLayout,
        })),
        menu: menu
          .filter((entry) => may(entry.permissions) && !closed.includes(entry.path))
          .map(({ alsoActiveOn = [], permissions = [], ...entry }) => ({
            ...entry,
            alsoActiveOn,
            permissions,
          })),
      });
    });
}
