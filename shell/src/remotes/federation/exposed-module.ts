import type { FillModule, MountModule, RemoteModule } from '@suite/remote-kit';

/**
 * What an exposed module exports, as far as its release keeps to it: by default a remote or what fills a slot, or by name
 * the function that mounts a remote of another framework.
 */
export type ExposedModule = Partial<RemoteModule & FillModule & MountModule>;

/** Reads the exports of a module. @throws Error for one that exports nothing for the shell */
export function exposedOf(name: string, exported: unknown): ExposedModule {
  const { mount, default: byDefault } = (exported ?? {}) as { mount?: unknown; default?: ExposedModule };
  if (typeof mount === 'function') return { mount: mount as MountModule['mount'] };
  if (!byDefault) throw new Error(`${name} has no default export and no mount`);
  return byDefault;
}
