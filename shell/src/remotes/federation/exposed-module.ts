import type { FillModule, MountModule, RemoteModule } from '@suite/remote-kit';

export type ExposedModule = Partial<RemoteModule & FillModule & MountModule>;

export function exposedOf(name: string, exported: unknown): ExposedModule {
  const { mount, default: byDefault } = (exported ?? {}) as { mount?: unknown; default?: ExposedModule };
  if (typeof mount === 'function') return { mount: mount as MountModule['mount'] };
  if (!byDefault) throw new Error(`${name} has no default export and no mount`);
  return byDefault;
}
